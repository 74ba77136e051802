import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { styled } from 'styled-components';
import { FormatContext } from '../../components/useFormat.ts';
import { phone } from '../../design-system/theme/media.ts';
import { createFormat } from '../../domain/numbers/format.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { usePortal } from '../../state/usePortal.ts';
import { Starting } from '../Starting.tsx';
import { EmbeddedBar } from './EmbeddedBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

const Page = styled.div<{ $bar: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  ${phone} {
    --wp-toast-lift: ${({ $bar }) => ($bar ? '64px' : '0px')};
    padding-block-end: ${({ $bar }) => ($bar ? '64px' : 0)};
  }
`;

const Skip = styled.a`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: 30;
  padding: 8px 14px;
  border-radius: var(--wp-radius);
  background: var(--wp-brand);
  color: var(--wp-on-brand);

  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    overflow: hidden;
  }
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;

  &:focus {
    outline: none;
  }
`;

/** What stands around every screen behind the login: the header, or the bar that a parent asked for, and the footer. */
export function Layout() {
  const { t } = useTranslation('layout');
  const { company, parent, ownsPage } = usePortal();
  const { language } = useAppearance();
  const format = useMemo(() => {
    const { locale: companyLocale, currency, settings } = company;
    return createFormat({ companyLocale, language, currency, priceDecimals: settings.priceDecimals });
  }, [company, language]);

  return (
    <FormatContext value={format}>
      <Page $bar={parent !== null}>
        <Skip
          href="#portal-content"
          onClick={(event) => {
            event.preventDefault();
            event.currentTarget.parentElement?.querySelector<HTMLElement>('[data-content]')?.focus();
          }}
        >
          {t('skip')}
        </Skip>
        {parent ? <EmbeddedBar /> : <Header />}
        <Main as={ownsPage ? 'main' : 'div'} tabIndex={-1} data-content>
          <Suspense fallback={<Starting />}>
            <Outlet />
          </Suspense>
        </Main>
        {!parent && <Footer />}
      </Page>
    </FormatContext>
  );
}
