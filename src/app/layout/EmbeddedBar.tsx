import { History, Home, type LucideIcon, ShoppingCart, Store } from 'lucide-react';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { styled } from 'styled-components';
import type { BarEntry } from '../../bridge/contract.ts';
import { useFormat } from '../../components/useFormat.ts';
import { ReservedSpace } from '../../design-system/ReservedSpace.ts';
import { phone } from '../../design-system/theme/media.ts';
import { useBottomBar } from '../../design-system/useBottomBar.ts';
import { paths } from '../../routing/paths.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { useCartCount } from '../../state/cart/useCart.ts';
import { useCustomer } from '../../state/usePortal.ts';
import { ApprovalsLink } from './ApprovalsLink.tsx';
import { Bell } from './Bell.tsx';
import { Bar, NavigationLink } from './barStyles.ts';
import { FavouritesLink } from './FavouritesLink.tsx';
import { SearchBox } from './SearchBox.tsx';

const icons: Record<BarEntry, LucideIcon> = {
  home: Home,
  history: History,
  store: Store,
  cart: ShoppingCart,
};
const targets: Record<BarEntry, string> = {
  home: paths.home(),
  history: paths.account(),
  store: paths.store(),
  cart: paths.cart(),
};

const Entries = styled.nav`
  display: flex;
  gap: 4px;
  font-weight: 600;

  ${phone} {
    position: fixed;
    inset-inline: 0;
    inset-block-end: var(--wp-seen-bottom, 0);
    z-index: 10;
    justify-content: space-around;
    border-block-start: 1px solid var(--wp-line);
    background: var(--wp-surface);
    padding-block-end: env(safe-area-inset-bottom);
  }
`;

const BarLink = styled(NavigationLink)`
  ${phone} {
    flex: 1;
    flex-direction: column;
    justify-content: center;
    gap: 3px;
    height: 60px;
    font-size: 12px;

    &[aria-current='page'] {
      background: transparent;
    }
  }
`;

/** In a bar at the bottom each entry has its own width anyway. */
const CountSpace = styled(ReservedSpace)`
  ${phone} {
    display: none;
  }
`;

/** One row, whatever the number of icons. */
const Strip = styled(Bar)`
  ${phone} {
    flex-wrap: nowrap;

    & > [role='search'] {
      flex-shrink: 1;
    }
  }
`;

const Own = styled.div`
  display: flex;
  flex: none;
  gap: 2px;

  ${phone} {
    order: 10;
  }
`;

/**
 * The bar of an embedded portal: the entries that the parent chose and the search (specification §1, §2), followed by
 * favourites, approvals and notifications.
 */
export const EmbeddedBar = memo(function EmbeddedBar() {
  const { t } = useTranslation('layout');
  const format = useFormat();
  const { bar } = useAppearance();
  const count = useCartCount() ?? 0;
  const isCustomer = useCustomer() !== null;
  const entries = useRef<HTMLElement>(null);
  useBottomBar(entries, 'navigation');
  return (
    <Strip as="header">
      {bar.length > 0 && (
        <Entries ref={entries} aria-label={t('nav.label')}>
          {bar.map((entry) => {
            const Icon = icons[entry];
            return (
              <BarLink key={entry} as={NavLink} to={targets[entry]}>
                <Icon aria-hidden />
                <span>
                  {t(`nav.${entry}`)}
                  {entry === 'cart' && count > 0 && ` · ${format.number(count)}`}
                  {entry === 'cart' && count === 0 && <CountSpace $text=" · 0" />}
                </span>
              </BarLink>
            );
          })}
        </Entries>
      )}
      <SearchBox />
      {isCustomer && (
        <Own>
          <FavouritesLink />
          <ApprovalsLink />
          <Bell />
        </Own>
      )}
    </Strip>
  );
});
