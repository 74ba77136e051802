import { loadCartCode } from '../loadCode.ts';
import { screenRoute } from './screenRoute.ts';

export const cartRoutes = {
  cart: screenRoute(
    'cart',
    async () => {
      const code = await import(/* webpackChunkName: "cart" */ '../../screens/cart/CartPage.tsx');
      return code.CartPage;
    },
    { loadData: loadCartCode },
  ),
};
