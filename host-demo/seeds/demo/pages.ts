import { join } from 'node:path';
import type { PagesSeed } from '../types.ts';

export const PAGES: PagesSeed = {
  folder: join(import.meta.dirname, 'pages'),
  language: 'en',
  updatedOn: { privacy: '2026-05-04', terms: '2026-01-12' },
  place: {
    map_url: 'https://www.openstreetmap.org/?mlat=40.7169&mlon=-74.1284#map=15/40.7169/-74.1284',
    hours: [
      { days: [1, 2, 3, 4, 5], opens: '07:00', closes: '17:00' },
      { days: [6], opens: '08:00', closes: '12:00' },
    ],
    people: [
      {
        name: 'Marta Silva',
        role: { en: 'Sales, New Jersey', es: 'Ventas, Nueva Jersey', fr: 'Ventes, New Jersey' },
        phone: '+1 973 555 0143',
        email: 'marta@bluebirdfoods.test',
      },
      {
        name: 'Dan O’Brien',
        role: { en: 'Sales, New York', es: 'Ventas, Nueva York', fr: 'Ventes, New York' },
        phone: '+1 973 555 0144',
        email: 'dan@bluebirdfoods.test',
      },
      {
        name: 'Lucy Chen',
        role: { en: 'Invoices and payments', es: 'Facturas y pagos', fr: 'Factures et paiements' },
        email: 'accounts@bluebirdfoods.test',
      },
    ],
  },
  flyer: {
    title: 'A good season for oil',
    days: 45,
    pdf: 'flyer.pdf',
    pages: [
      {
        picture: 'flyer-1.svg',
        width: 840,
        height: 1188,
        text: 'A good season for oil. A lower price from 24 bottles of olive oil, and from 10 of sunflower oil. Two free dressings: buy eight jars of roasted pepper dressing and get two free.',
      },
      {
        picture: 'flyer-2.svg',
        width: 840,
        height: 1188,
        text: 'Juice bar: one free bottle with every twelve of the same juice. Coffee by the case: a lower price on every full case of six. Pasta in bulk: a lower price on 24 packs or more of the same pasta. Tea time: our best discount on 36 boxes or more of the same tea.',
      },
    ],
  },
};
