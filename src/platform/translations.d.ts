import type access from '../../locales/en/access.json';
import type approvals from '../../locales/en/approvals.json';
import type checkout from '../../locales/en/checkout.json';
import type designSystem from '../../locales/en/designSystem.json';
import type device from '../../locales/en/device.json';
import type entry from '../../locales/en/entry.json';
import type favourites from '../../locales/en/favourites.json';
import type history from '../../locales/en/history.json';
import type inventory from '../../locales/en/inventory.json';
import type payments from '../../locales/en/payments.json';
import type quickOrder from '../../locales/en/quickOrder.json';
import type settings from '../../locales/en/settings.json';
import type shop from '../../locales/en/shop.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof entry &
      typeof shop &
      typeof checkout &
      typeof payments &
      typeof access &
      typeof history &
      typeof favourites &
      typeof approvals &
      typeof inventory &
      typeof quickOrder &
      typeof settings &
      typeof device &
      typeof designSystem;
  }
}
