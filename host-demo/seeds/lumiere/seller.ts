import type { Seller } from '../types.ts';

export const SELLER: Seller = {
  address: ['1240, rue Sainte-Catherine Ouest, bureau 300', 'Montréal (Québec) H3G 1P1'],
  country: 'CA',
  taxNumber: '1170 482 936',
  bank: {
    name: 'Caisse du Vieux-Port',
    holder: 'Maison Lumière inc.',
    account: '0712 448 3',
    codes: { transit: '815-30290' },
  },
};
