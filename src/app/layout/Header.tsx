import { Mail, Phone, SlidersHorizontal } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { CompanyMark } from '../../components/CompanyMark.tsx';
import { phone, tight } from '../../design-system/theme/media.ts';
import { FILTERS_FRAGMENT, parseStoreView } from '../../domain/catalogue/storeView.ts';
import { isHomeActive, isStoreLinkHidden } from '../../domain/tenant/homeMode.ts';
import { FILTERS_OPENED, paths } from '../../routing/paths.ts';
import { useCompany, useCustomer } from '../../state/usePortal.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './Bell.tsx';
import { Bar, NavigationLink, Quiet } from './barStyles.ts';
import { CartMenu } from './CartMenu.tsx';
import { FavouritesLink } from './FavouritesLink.tsx';
import { SearchBox } from './SearchBox.tsx';

const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  border-radius: var(--wp-radius);
  color: inherit;
  text-decoration: none;
  line-height: 1.25;

  & strong {
    display: block;
    overflow: hidden;
    font-weight: 650;
    text-overflow: ellipsis;
  }

  & small {
    color: var(--wp-muted);
    font-size: 12px;
  }

  & span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${tight} {
    max-width: 180px;

    & strong {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      line-height: 1.15;
      white-space: normal;
    }
  }

  /* Takes the full row, so that the search wraps. */
  ${phone} {
    flex: 1 1 80px;
    max-width: none;

    & small {
      display: none;
    }
  }
`;

const Navigation = styled.nav`
  display: flex;
  gap: 2px;

  ${phone} {
    display: none;
  }
`;

const Reach = styled.span`
  display: none;

  ${phone} {
    display: flex;

    & > a {
      width: 36px;
    }
  }
`;

const CartPlace = styled.span`
  ${phone} {
    order: 10;
    margin-inline-start: 4px;
  }
`;

/** On a phone it is beside the search, because the first row is full. */
const Favourites = styled(FavouritesLink)`
  ${phone} {
    order: 10;
    width: 44px;
  }
`;

/** Opens the filters of the store, from any screen (specification §2, mobile). */
function FiltersLink() {
  const { t } = useTranslation('layout');
  const { pathname, search } = useLocation();
  const isStore = pathname === paths.store() && !parseStoreView(search).deals;
  return (
    <Quiet
      as={Link}
      to={{ pathname: paths.store(), search: isStore ? search : '', hash: FILTERS_FRAGMENT }}
      state={isStore ? FILTERS_OPENED : null}
      aria-label={t('filters')}
    >
      <SlidersHorizontal aria-hidden />
    </Quiet>
  );
}

/** The header of a portal that is not embedded (specification §2): one row, two on a phone. */
export const Header = memo(function Header() {
  const { t } = useTranslation('layout');
  const company = useCompany();
  const customer = useCustomer();
  const { homeMode } = company.settings;
  const home = isHomeActive(homeMode) ? paths.home() : paths.store();
  return (
    <Bar as="header">
      <Brand to={home}>
        <CompanyMark company={company} />
        <span>
          <strong>{company.name}</strong>
          {customer && (
            <small>
              {customer.clientName} · {customer.clientCode}
            </small>
          )}
        </span>
      </Brand>
      <SearchBox />
      <Navigation aria-label={t('nav.label')}>
        {isHomeActive(homeMode) && (
          <NavigationLink as={NavLink} to={paths.home()}>
            {t('nav.home')}
          </NavigationLink>
        )}
        {!isStoreLinkHidden(homeMode) && (
          <NavigationLink as={NavLink} to={paths.store()}>
            {t('nav.store')}
          </NavigationLink>
        )}
      </Navigation>
      <Reach>
        {company.phone && (
          <Quiet href={`tel:${company.phone}`} aria-label={t('call', { company: company.name })}>
            <Phone aria-hidden />
          </Quiet>
        )}
        {company.email && (
          <Quiet href={`mailto:${company.email}`} aria-label={t('mail', { company: company.name })}>
            <Mail aria-hidden />
          </Quiet>
        )}
        <FiltersLink />
      </Reach>
      <Favourites />
      {customer && <Bell />}
      <AccountMenu />
      <CartPlace>
        <CartMenu />
      </CartPlace>
    </Bar>
  );
});
