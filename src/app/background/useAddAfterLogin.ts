import { useEffect, useEffectEvent } from 'react';
import { takeAfterLogin } from '../../state/cart/addAfterLogin.ts';
import { addItems } from '../../state/cart/cartService.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import { useCatalogueService } from '../../state/catalogue/useCatalogueService.ts';
import { useCustomer, usePortal } from '../../state/usePortal.ts';
import { useAddedNotice } from '../../widgets/cart/useAddedNotice.ts';

/** Adds what a visitor pressed "Add" for before logging in, at the customer's prices; a notice says so, or why not. */
export const useAddAfterLogin = (): void => {
  const portal = usePortal();
  const isCustomer = useCustomer() !== null;
  const cart = useCartService();
  const catalogue = useCatalogueService();
  const notice = useAddedNotice();
  const add = useEffectEvent(async () => {
    const item = takeAfterLogin(portal);
    if (!item) return;
    try {
      const [[offer]] = await Promise.all([catalogue.loadSoldOffers([item.offer.product]), cart.open()]);
      const result = addItems(cart, offer ? [{ ...item, offer }] : []);
      notice({ result, requestedCount: 1 });
    } catch (error) {
      portal.errors.report('Adding after the login', error);
    }
  });
  useEffect(() => {
    if (isCustomer) void add();
  }, [isCustomer]);
};
