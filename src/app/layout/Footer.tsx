import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useInRouterContext } from 'react-router';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { barSides } from '../../design-system/screenWidth.ts';
import { wide } from '../../design-system/theme/media.ts';
import { INFORMATION_PAGES } from '../../domain/information/informationPage.ts';
import { paths } from '../../routing/paths.ts';
import { useCompany } from '../../state/usePortal.ts';

const Frame = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 8px 24px;
  margin-block-start: 32px;
  padding-block: 20px 28px;
  ${barSides}
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

const LoginFrame = styled(Frame)`
  box-sizing: border-box;
  min-height: 134px;
  margin: 0;

  ${wide} {
    width: 500px;
    padding-inline: 56px;
  }
`;

function Content() {
  const { t } = useTranslation('layout');
  const { name, settings, pages } = useCompany();
  const isInRouter = useInRouterContext();
  return (
    <>
      <p>{settings.footerMessage || t('footer.poweredFor', { company: name })}</p>
      <nav aria-label={t('footer.navigation')}>
        {INFORMATION_PAGES.map(
          (page) =>
            (pages?.includes(page) ?? true) &&
            (isInRouter ? (
              <Link key={page} to={paths[page]()}>
                {t(`footer.${page}`)}
              </Link>
            ) : (
              <a key={page} href={paths[page]()}>
                {t(`footer.${page}`)}
              </a>
            )),
        )}
      </nav>
    </>
  );
}

export const Footer = memo(function Footer() {
  return (
    <Frame>
      <Content />
    </Frame>
  );
});

export function LoginFooter() {
  return (
    <LoginFrame>
      <Suspense>
        <Content />
      </Suspense>
    </LoginFrame>
  );
}
