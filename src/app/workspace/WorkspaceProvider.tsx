import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AnalyticsContext } from '../../state/analytics/useAnalyticsService.ts';
import { CartContext } from '../../state/cart/useCartService.ts';
import { CatalogueContext } from '../../state/catalogue/useCatalogueService.ts';
import { OrdersContext } from '../../state/checkout/useOrdersService.ts';
import { FavouritesContext } from '../../state/favourites/useFavouritesService.ts';
import { NotificationsContext } from '../../state/notifications/useNotificationsService.ts';
import { PaymentsContext } from '../../state/payments/usePaymentsService.ts';
import { QuickOrderContext } from '../../state/quickOrder/useQuickOrderService.ts';
import { PortalProvider } from '../../state/usePortal.ts';
import type { Workspace } from './createWorkspace.ts';

type WorkspaceProviderProps = { workspace: Workspace; children: ReactNode };

export function WorkspaceProvider({ workspace, children }: WorkspaceProviderProps) {
  const {
    portal,
    queries,
    analytics,
    cart,
    catalogue,
    favourites,
    notifications,
    orders,
    payments,
    quickOrder,
  } = workspace;
  return (
    <PortalProvider value={portal}>
      <QueryClientProvider client={queries}>
        <AnalyticsContext value={analytics}>
          <CatalogueContext value={catalogue}>
            <CartContext value={cart}>
              <OrdersContext value={orders}>
                <PaymentsContext value={payments}>
                  <FavouritesContext value={favourites}>
                    <NotificationsContext value={notifications}>
                      <QuickOrderContext value={quickOrder}>{children}</QuickOrderContext>
                    </NotificationsContext>
                  </FavouritesContext>
                </PaymentsContext>
              </OrdersContext>
            </CartContext>
          </CatalogueContext>
        </AnalyticsContext>
      </QueryClientProvider>
    </PortalProvider>
  );
}
