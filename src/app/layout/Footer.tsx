import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../routing/paths.ts';
import { useCompany } from '../../state/usePortal.ts';

const Frame = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 8px 24px;
  margin-block-start: 32px;
  padding: 20px 24px 28px;
  border-block-start: 1px solid var(--wp-line);
  color: var(--wp-muted);
  font-size: 13px;

  & nav {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 18px;
  }

  & a {
    padding-block: 4px;
    color: inherit;
  }
`;

/** The footer (specification §2): the company's message or the default one, and links to information pages. */
export const Footer = memo(function Footer() {
  const { t } = useTranslation('layout');
  const { name, settings } = useCompany();
  return (
    <Frame>
      <p>{settings.footerMessage || t('footer.poweredFor', { company: name })}</p>
      <nav aria-label={t('footer.navigation')}>
        <Link to={paths.about()}>{t('footer.about')}</Link>
        <Link to={paths.contact()}>{t('footer.contact')}</Link>
        <Link to={paths.flyer()}>{t('footer.flyer')}</Link>
        <Link to={paths.privacy()}>{t('footer.privacy')}</Link>
        <Link to={paths.terms()}>{t('footer.terms')}</Link>
      </nav>
    </Frame>
  );
});
