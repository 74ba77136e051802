import type { UserWire } from '../../../src/api/access/schema.ts';
import { customer, mainAddress, shippingOption } from '../make/customer.ts';
import { favouriteLists, type Notice, notifications } from '../make/documents.ts';
import { makePast } from '../make/past.ts';
import { randomOf } from '../make/random.ts';
import { recommendationOf } from '../make/recommendation.ts';
import { pickProducts, wellKnownProducts } from '../make/wellKnownProducts.ts';
import type { CustomerSeed } from '../types.ts';
import { catalogue } from './catalogue.ts';

const common = {
  company_id: catalogue.companyId,
  client_branch_name: 'Principale',
  client_branch_code: '01',
  price_list_id: 1,
  tax_rate: 14.975,
  is_taxable: true,
  payterm_name: '30 jours',
  payterm_code: 'NET30',
  payterm_days: 30,
  payment_gateway: [],
  mobile_user: [{ id: 29, login: 'elise.gagnon', email: 'elise.gagnon@maisonlumiere.test' }],
} satisfies Partial<UserWire>;

const BOUTIQUE = {
  street: '4210, rue Saint-Denis',
  city: 'Montréal',
  state: 'QC',
  zip: 'H2J 2K8',
  country: 'CA',
};
const SPA = {
  street: '95, Grande Allée Est',
  more: 'Suite 300',
  city: 'Québec',
  state: 'QC',
  zip: 'G1R 2H5',
  country: 'CA',
};

const INSTITUT = {
  street: '318, rue Principale',
  city: 'Gatineau',
  state: 'QC',
  zip: 'J9H 3M1',
  country: 'CA',
};

const AVIS: readonly Notice[] = [
  { body: 'La nouvelle collection d’automne est arrivée', date: '2026-10-24T13:00:00.000Z', isRead: false },
  {
    body: 'Le devis {number} a été accepté',
    isRead: false,
    about: { kind: 'order_status' },
    document: { kind: 'estimate', status: 'accepted', daysAgo: 1 },
  },
  { body: 'Bienvenue sur le portail de Maison Lumière', date: '2026-02-20T14:00:00.000Z', isRead: true },
];

export function customers(): CustomerSeed[] {
  const wellKnown = wellKnownProducts(catalogue);
  const usual = (name: string, count: number) => pickProducts(wellKnown, count, randomOf(`usual ${name}`));
  const past = (name: string, firstNumber: number) =>
    makePast({
      random: randomOf(`past ${name}`),
      usual: usual(name, 26),
      lineValue: 70,
      orders: 5,
      invoices: 6,
      estimates: 6,
      firstNumber,
    });
  return [
    customer(
      {
        ...common,
        id: 301,
        email: 'acheteuse@lumiere.test',
        client_id: 3042,
        client_code: 'L-3042',
        client_name: 'Boutique Azalée',
        credit_limit: 6000,
        ...mainAddress(BOUTIQUE),
        shipping_address_list: [shippingOption(BOUTIQUE)],
      },
      {
        contactName: 'Camille Roy',
        recommendation: recommendationOf(
          'R-3042-VITRINE',
          'Pour votre vitrine d’hiver.',
          usual('conseillé à acheteuse', 5),
          randomOf('conseillé à acheteuse'),
        ),
        past: past('acheteuse', 5408811),
        documents: {
          favourites: favouriteLists(usual('coups de coeur', 8), [
            { name: 'Vitrine de printemps', products: usual('vitrine', 9) },
            { name: 'Coffrets', products: usual('coffrets', 6) },
          ]),
          notifications: notifications(AVIS),
        },
      },
    ),
    customer(
      {
        ...common,
        id: 302,
        email: 'vip@lumiere.test',
        client_id: 3107,
        client_code: 'L-3107',
        client_name: 'Spa Belle Rive',
        credit_limit: 20000,
        force_show_price: true,
        ...mainAddress(SPA),
        shipping_address_list: [shippingOption(SPA), shippingOption(BOUTIQUE)],
      },
      {
        pricing: { percent: -12, nets: [] },
        past: past('vip', 5530027),
        documents: {
          favourites: favouriteLists(usual('cabine', 8), [
            { name: 'Cabine de soins', products: usual('soins', 9) },
            { name: 'Revente', products: usual('revente', 8) },
          ]),
          notifications: notifications(AVIS),
        },
      },
    ),
    customer({
      ...common,
      id: 303,
      email: 'nouvelle@lumiere.test',
      client_id: 3155,
      client_code: 'L-3155',
      client_name: 'Institut Fleur de Sel',
      payterm_name: 'Comptant',
      payterm_code: 'COMPTANT',
      payterm_days: 0,
      ...mainAddress(INSTITUT),
      shipping_address_list: [shippingOption(INSTITUT)],
    }),
  ];
}
