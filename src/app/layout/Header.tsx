import { memo } from 'react';
import { styled } from 'styled-components';
import type { BarEntry } from '../../bridge/contract.ts';
import { CompanyMark } from '../../components/CompanyMark.tsx';
import { Link } from '../../components/Link.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { isHomeActive } from '../../domain/tenant/homeMode.ts';
import { paths } from '../../routing/paths.ts';
import { useCompany, useCustomer } from '../../state/usePortal.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './Bell.tsx';
import { Bar, narrow } from './barStyles.ts';
import { CartMenu } from './CartMenu.tsx';
import { FavouritesLink } from './FavouritesLink.tsx';
import { MainLinks } from './MainLinks.tsx';
import { NavigationBar } from './NavigationBar.tsx';
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

  ${narrow} {
    max-width: 180px;

    & strong {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      line-height: 1.15;
      white-space: normal;
    }
  }

  /* The search needs the room of the name, which is only read out unless the logo can't be loaded. */
  ${phone} {
    flex: none;
    max-width: 96px;

    & small {
      display: none;
    }

    & > :not([hidden]) + span {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
    }
  }
`;

const Rest = styled.span`
  flex: 1;
`;

const CUSTOMER_LINKS = ['home', 'store', 'quickOrder', 'history'] as const;
const VISITOR_LINKS = ['home', 'store', 'login'] as const;
const ON_PHONE: readonly (BarEntry | 'login')[] = ['history', 'login'];

const OffPhone = styled.div`
  display: contents;

  ${phone} {
    display: none;
  }
`;

function StoreParts() {
  const customer = useCustomer();
  return (
    <>
      <SearchBox />
      <NavigationBar>
        <MainLinks entries={customer ? CUSTOMER_LINKS : VISITOR_LINKS} onPhoneOnly={ON_PHONE} />
        {customer && (
          <OffPhone>
            <FavouritesLink />
            <Bell />
          </OffPhone>
        )}
        <AccountMenu isInNavigationBar />
      </NavigationBar>
      <CartMenu isLinkOnPhone />
    </>
  );
}

/**
 * The header of a portal that is not embedded. On a phone it is one row, links and account menu are at the bottom of the
 * screen, and the account menu has the notifications, the company's phone and e-mail, the filters, Log in and Log out.
 * Visitors of a portal that isn't open are offered the login only.
 */
export const Header = memo(function Header() {
  const company = useCompany();
  const customer = useCustomer();
  const maySeeStore = customer !== null || company.openPortal;
  const home = isHomeActive(company.settings.homeMode) ? paths.home() : paths.store();
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
      {maySeeStore ? <StoreParts /> : <Rest />}
      {!maySeeStore && <AccountMenu />}
    </Bar>
  );
});
