import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { phone } from '../../design-system/theme/media.ts';

const Foot = styled.p`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 8px 14px;
  border-block-start: 1px solid var(--wp-line);
  background: var(--wp-surface);
  color: var(--wp-muted);
  font-size: 12.5px;

  & > :last-child {
    margin-inline-start: auto;
  }

  & kbd {
    margin-inline-end: 4px;
    padding: 1px 6px;
    border: 1px solid var(--wp-line);
    border-radius: 5px;
    font: inherit;
    font-size: 11.5px;
  }

  @media (pointer: coarse) {
    display: none;
  }

  ${phone} {
    display: none;
  }
`;

/** The keys that the search's panel knows. */
export function SearchKeys() {
  const { t } = useTranslation('catalogue');
  return (
    <Foot>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {t('search.keys.choose')}
      </span>
      <span>
        <kbd>{t('search.keys.enterKey')}</kbd>
        {t('search.keys.open')}
      </span>
      <span>
        <kbd>{t('search.keys.tabKey')}</kbd>
        {t('search.keys.quantity')}
      </span>
      <span>{t('search.keys.atOnce')}</span>
    </Foot>
  );
}
