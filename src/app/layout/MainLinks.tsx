import { History, Home, ListPlus, LogIn, type LucideIcon, ShoppingCart, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { css, styled } from 'styled-components';
import type { BarEntry } from '../../bridge/contract.ts';
import { type LinkProps, NavLink } from '../../components/Link.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { ReservedSpace } from '../../design-system/ReservedSpace.ts';
import { phone } from '../../design-system/theme/media.ts';
import { isHomeActive, isStoreLinkHidden } from '../../domain/tenant/homeMode.ts';
import { paths } from '../../routing/paths.ts';
import { useCartCount } from '../../state/cart/useCart.ts';
import { useCompany } from '../../state/usePortal.ts';
import { useTransactionKind } from '../../state/useTransactionKind.ts';
import { bottomEntry, NavigationLink, narrow } from './barStyles.ts';
import { CartAmount } from './CartAmount.tsx';

type PageLink = BarEntry | 'quickOrder';
type LinkName = PageLink | 'login';

const icons: Record<LinkName, LucideIcon> = {
  home: Home,
  history: History,
  store: Store,
  quickOrder: ListPlus,
  cart: ShoppingCart,
  login: LogIn,
};
const targets: Record<PageLink, string> = {
  home: paths.home(),
  history: paths.account(),
  store: paths.store(),
  quickOrder: paths.quickOrder(),
  cart: paths.cart(),
};

const Links = styled.nav<{ $count: number }>`
  display: flex;
  gap: 4px;

  ${phone} {
    flex: ${({ $count }) => $count} 1 auto;
    gap: 0;
    min-width: 0;
  }
`;

const onPhoneOnly = css`
  display: none;
`;

/** In a narrow header it is in the account menu only. */
const notNarrow = css`
  ${narrow} {
    display: none;
  }
`;

const EntryLink = styled(NavigationLink)<{ $onPhoneOnly: boolean; $notNarrow: boolean; $hasIcon: boolean }>`
  ${({ $onPhoneOnly }) => $onPhoneOnly && onPhoneOnly}
  ${({ $notNarrow }) => $notNarrow && notNarrow}

  & > svg {
    display: ${({ $hasIcon }) => ($hasIcon ? 'block' : 'none')};
  }

  ${narrow} {
    & > svg {
      display: none;
    }
  }

  ${phone} {
    ${bottomEntry}
    display: flex;

    & > svg {
      display: block;
    }

    &[aria-current='page'] {
      background: transparent;

      &::before {
        content: '';
        position: absolute;
        inset: -1px 18% auto;
        height: 3px;
        border-radius: 0 0 3px 3px;
        background: var(--wp-brand-text);
      }
    }
  }
`;

/** In a bar at the bottom each entry has its own width anyway. */
const CountSpace = styled(ReservedSpace)`
  ${phone} {
    display: none;
  }
`;

const BarAmount = styled(CartAmount)`
  display: inline-block;
  min-width: 8ch;
  margin-inline-start: 8px;

  ${phone} {
    display: none;
  }
`;

function CartWords() {
  const { t } = useTranslation('layout');
  const format = useFormat();
  const count = useCartCount() ?? 0;
  return (
    <>
      {t('nav.cart')}
      {count > 0 ? ` · ${format.number(count)}` : <CountSpace $text=" · 0" />}
      <BarAmount />
    </>
  );
}

const WideOnly = styled.span`
  ${phone} {
    display: none;
  }
`;

const PhoneOnly = styled.span`
  display: none;

  ${phone} {
    display: inline;
  }
`;

function QuickOrderWords() {
  const { t } = useTranslation('layout');
  return (
    <>
      <WideOnly>{t('nav.quickOrder')}</WideOnly>
      <PhoneOnly>{t('nav.quickOrderShort')}</PhoneOnly>
    </>
  );
}

type EntryWordsProps = { entry: LinkName; isOnPhoneOnly: boolean };

function EntryWords({ entry, isOnPhoneOnly }: EntryWordsProps) {
  const { t } = useTranslation('layout');
  const kind = useTransactionKind();
  if (entry === 'cart') return <CartWords />;
  if (entry === 'quickOrder') return <QuickOrderWords />;
  return t(entry === 'history' && isOnPhoneOnly ? `nav.orders.${kind}` : `nav.${entry}`);
}

function LoginLink(props: LinkProps) {
  const { pathname, search } = useLocation();
  return <NavLink {...props} to={paths.login(pathname + search)} />;
}

type MainLinksProps = {
  entries: readonly LinkName[];
  /** Entries that only the bar at the bottom of a phone's screen has. */
  onPhoneOnly?: readonly LinkName[];
  hasIcons?: boolean;
};

/**
 * The links to the main screens, to be placed in a `NavigationBar`. The company's home mode leaves out the home or the
 * store.
 */
export function MainLinks({ entries, onPhoneOnly = [], hasIcons = false }: MainLinksProps) {
  const { t } = useTranslation('layout');
  const { homeMode } = useCompany().settings;
  const isOffered = (entry: LinkName) =>
    entry === 'home' ? isHomeActive(homeMode) : entry !== 'store' || !isStoreLinkHidden(homeMode);
  const offered = entries.filter(isOffered);
  return (
    <Links aria-label={t('nav.label')} $count={offered.length}>
      {offered.map((entry) => {
        const Icon = icons[entry];
        return (
          <EntryLink
            key={entry}
            {...(entry === 'login'
              ? { as: LoginLink, to: paths.login() }
              : { as: NavLink, to: targets[entry] })}
            $onPhoneOnly={onPhoneOnly.includes(entry)}
            $notNarrow={entry === 'quickOrder'}
            $hasIcon={hasIcons}
          >
            <Icon aria-hidden />
            <span>
              <EntryWords entry={entry} isOnPhoneOnly={onPhoneOnly.includes(entry)} />
            </span>
          </EntryLink>
        );
      })}
    </Links>
  );
}
