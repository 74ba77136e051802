import { memo } from 'react';
import { styled } from 'styled-components';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { useCustomer } from '../../state/usePortal.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './Bell.tsx';
import { Bar, narrow } from './barStyles.ts';
import { CartMenu } from './CartMenu.tsx';
import { FavouritesLink } from './FavouritesLink.tsx';
import { FullscreenButton } from './FullscreenButton.tsx';
import { MainLinks } from './MainLinks.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { SearchBox } from './SearchBox.tsx';

const Own = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 2px;
`;

const ClientName = styled.span`
  max-width: 160px;
  overflow: hidden;
  color: var(--wp-muted);
  font-size: 12px;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${narrow} {
    display: none;
  }
`;

const Entries = styled.div`
  display: contents;
  font-weight: 600;
`;

export const EmbeddedBar = memo(function EmbeddedBar() {
  const { bar } = useAppearance();
  const customer = useCustomer();
  return (
    <Bar as="header">
      {bar.length > 0 && (
        <Entries>
          <NavigationBar>
            <MainLinks entries={bar} hasIcons />
          </NavigationBar>
        </Entries>
      )}
      <SearchBox />
      <Own>
        {customer && (
          <>
            <ClientName title={customer.clientName}>{customer.clientName}</ClientName>
            <FavouritesLink />
            <Bell />
          </>
        )}
        <AccountMenu />
        {!bar.includes('cart') && <CartMenu />}
        <FullscreenButton />
      </Own>
    </Bar>
  );
});
