import type cart from '../../locales/en/cart.json';
import type catalogue from '../../locales/en/catalogue.json';
import type checkout from '../../locales/en/checkout.json';
import type common from '../../locales/en/common.json';
import type designSystem from '../../locales/en/designSystem.json';
import type home from '../../locales/en/home.json';
import type layout from '../../locales/en/layout.json';
import type orders from '../../locales/en/orders.json';
import type pages from '../../locales/en/pages.json';
import type session from '../../locales/en/session.json';

/** The English texts are the list of keys: a key that doesn't exist doesn't compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      cart: typeof cart;
      catalogue: typeof catalogue;
      checkout: typeof checkout;
      common: typeof common;
      designSystem: typeof designSystem;
      home: typeof home;
      layout: typeof layout;
      orders: typeof orders;
      pages: typeof pages;
      session: typeof session;
    };
  }
}
