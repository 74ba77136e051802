import type approvals from '../../locales/en/approvals.json';
import type cart from '../../locales/en/cart.json';
import type catalogue from '../../locales/en/catalogue.json';
import type checkout from '../../locales/en/checkout.json';
import type common from '../../locales/en/common.json';
import type deals from '../../locales/en/deals.json';
import type designSystem from '../../locales/en/designSystem.json';
import type favourites from '../../locales/en/favourites.json';
import type history from '../../locales/en/history.json';
import type home from '../../locales/en/home.json';
import type inventory from '../../locales/en/inventory.json';
import type layout from '../../locales/en/layout.json';
import type notifications from '../../locales/en/notifications.json';
import type orders from '../../locales/en/orders.json';
import type pages from '../../locales/en/pages.json';
import type pricing from '../../locales/en/pricing.json';
import type recommendations from '../../locales/en/recommendations.json';
import type session from '../../locales/en/session.json';

/** The English texts are the list of keys: a key that doesn't exist doesn't compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      approvals: typeof approvals;
      cart: typeof cart;
      catalogue: typeof catalogue;
      checkout: typeof checkout;
      common: typeof common;
      deals: typeof deals;
      designSystem: typeof designSystem;
      favourites: typeof favourites;
      history: typeof history;
      home: typeof home;
      inventory: typeof inventory;
      layout: typeof layout;
      notifications: typeof notifications;
      orders: typeof orders;
      pages: typeof pages;
      pricing: typeof pricing;
      recommendations: typeof recommendations;
      session: typeof session;
    };
  }
}
