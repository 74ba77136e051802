import { Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { styled } from 'styled-components';
import { OverlayBoundary } from '../../design-system/OverlayBoundary.tsx';
import { ScreenSkeleton } from '../../design-system/ScreenSkeleton.tsx';
import { SkipLink } from '../../design-system/SkipLink.ts';
import { phone } from '../../design-system/theme/media.ts';
import { useEverTrue } from '../../design-system/useEverTrue.ts';
import { isToContent } from '../../routing/paths.ts';
import { useFavouriteRequests } from '../../state/favourites/useFavourites.ts';
import { usePortal } from '../../state/usePortal.ts';
import { lazyRoute } from '../lazyRoute.tsx';
import { loadCustomerCode } from '../loadCode.ts';
import { ScreenBoundary } from '../ScreenBoundary.tsx';
import { EmbeddedBar } from './EmbeddedBar.tsx';
import { Footer } from './Footer.tsx';
import { Freshness, RefreshIndicator } from './Freshness.tsx';
import { Header } from './Header.tsx';

const FavouriteOverlays = lazyRoute(['favourites'], async () => (await loadCustomerCode()).FavouriteOverlays);

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: var(--wp-screen, 100dvh);

  padding-block-end: var(--wp-navigation-bar, 0);

  ${phone} {
    --wp-header-height: 52px;
  }

  /* Only the screen is printed. */
  @media print {
    color-scheme: light;

    & > :not([data-content]) {
      display: none;
    }
  }
`;

/** Fills the viewport while loading, so that the footer doesn't jump. */
const Main = styled.main`
  flex: 1;
  min-width: 0;
  min-height: calc(var(--wp-screen, 100dvh) - var(--wp-header-height, 60px));

  &:focus {
    outline: none;
  }
`;

export function Layout() {
  const { t } = useTranslation('layout');
  const { parent, ownsPage, errors } = usePortal();
  const { pathname, state } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const pressed = useFavouriteRequests((requests) => requests.pressed);
  const isSavingList = useFavouriteRequests(({ toSave }) => toSave !== null);
  const needsFavourites = useEverTrue(pressed.length > 0 || isSavingList);
  /** The presses for which the customer closed the message that the dialogs couldn't be loaded. */
  const [dismissed, setDismissed] = useState<unknown>(null);
  const top = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const focusContent = () => content.current?.focus({ preventScroll: true });
  const arrive = useEffectEvent(() => {
    if (isReturn) return;
    top.current?.scrollIntoView({ block: 'nearest' });
    // The field or button that had the focus is gone with the login.
    if (isToContent(state)) focusContent();
  });
  // A new screen starts at the top; on return a screen restores its own position.
  useLayoutEffect(() => void (pathname && arrive()), [pathname]);

  return (
    <Page>
      <div ref={top} />
      <SkipLink
        href="#portal-content"
        onClick={(event) => {
          event.preventDefault();
          focusContent();
        }}
      >
        {t('skip')}
      </SkipLink>
      {parent ? <EmbeddedBar /> : <Header />}
      <RefreshIndicator />
      <Main as={ownsPage ? 'main' : 'div'} ref={content} tabIndex={-1} data-content>
        <ScreenBoundary at={pathname} ownsPage={ownsPage} report={errors.report}>
          <Suspense fallback={<ScreenSkeleton />}>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </Main>
      <Freshness />
      <Footer />
      {needsFavourites && (
        <OverlayBoundary open={dismissed !== pressed} onClose={() => setDismissed(pressed)}>
          <Suspense>
            <FavouriteOverlays />
          </Suspense>
        </OverlayBoundary>
      )}
    </Page>
  );
}
