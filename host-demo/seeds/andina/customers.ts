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
  client_branch_name: 'Principal',
  client_branch_code: '01',
  price_list_id: 1,
  tax_rate: 19,
  is_taxable: true,
  payment_gateway: [
    { platform: 'payu', public_key: 'andina-payu-public', access_token: 'andina-payu-account' },
    { platform: 'openpay', public_key: 'andina-openpay-public', access_token: 'andina-openpay-merchant' },
  ],
  mobile_user: [{ id: 19, login: 'camilo.rojas', email: 'camilo.rojas@ferreteriaandina.test' }],
} satisfies Partial<UserWire>;

const OBRA = {
  street: 'Calle 26 # 68-35',
  more: 'Bodega 4',
  city: 'Bogotá',
  state: 'Bogotá D.C.',
  zip: '110931',
  country: 'CO',
};
const LA_CALERA = {
  street: 'Km 2 vía La Calera',
  city: 'La Calera',
  state: 'Cundinamarca',
  zip: '251201',
  country: 'CO',
};
const TALLER = {
  street: 'Carrera 52 # 14-90',
  city: 'Medellín',
  state: 'Antioquia',
  zip: '050024',
  country: 'CO',
};

const AVISOS: readonly Notice[] = [
  {
    body: 'La factura {number} por {amount} vence el {due}',
    isRead: false,
    about: { kind: 'invoice_due' },
    document: { kind: 'invoice', status: 'open', isOldest: true, daysAgo: 1 },
  },
  {
    body: 'Mes del constructor: 6 % en productos seleccionados',
    date: '2026-10-19T13:00:00.000Z',
    isRead: false,
    about: { kind: 'deal' },
  },
  { body: 'Bienvenido al portal de Ferretería Andina', date: '2026-02-11T12:00:00.000Z', isRead: true },
];

export function customers(): CustomerSeed[] {
  const wellKnown = wellKnownProducts(catalogue);
  const usual = (name: string, count: number) => pickProducts(wellKnown, count, randomOf(`usual ${name}`));
  const past = (name: string, firstNumber: number, invoices: number) =>
    makePast({
      random: randomOf(`past ${name}`),
      usual: usual(name, 28),
      lineValue: 140000,
      orders: 4,
      invoices,
      estimates: 2,
      firstNumber,
    });
  return [
    customer(
      {
        ...common,
        id: 201,
        email: 'comprador@andina.test',
        client_id: 2042,
        client_code: 'C-2042',
        client_name: 'Construcciones Rojas S.A.S.',
        client_nit: '900.481.516-2',
        payterm_name: '30 días',
        payterm_code: 'CRED30',
        payterm_days: 30,
        credit_limit: 25000000,
        ...mainAddress(OBRA),
        shipping_address_list: [shippingOption(OBRA), shippingOption(LA_CALERA)],
      },
      {
        contactName: 'Laura Gómez',
        pricing: { percent: -2, nets: [] },
        recommendation: recommendationOf(
          'R-2042-OBRA',
          'Para la obra de Chapinero.',
          usual('recomendado a comprador', 5),
          randomOf('recomendado a comprador'),
        ),
        past: past('comprador', 7102204, 11),
        documents: {
          favourites: favouriteLists(usual('siempre', 9), [
            { name: 'Obra Chapinero', products: usual('chapinero', 10) },
            { name: 'Remodelaciones', products: usual('remodelaciones', 7) },
          ]),
          notifications: notifications(AVISOS),
        },
      },
    ),
    customer(
      {
        ...common,
        id: 202,
        email: 'contado@andina.test',
        client_id: 2107,
        client_code: 'C-2107',
        client_name: 'Taller El Roble',
        client_nit: '811.234.567-8',
        payterm_name: 'Contado',
        payterm_code: 'CONTADO',
        payterm_days: 0,
        ...mainAddress(TALLER),
        shipping_address_list: [shippingOption(TALLER)],
      },
      {
        past: past('contado', 7330091, 6),
        documents: {
          favourites: favouriteLists(usual('taller', 6), [
            { name: 'Muebles', products: usual('muebles', 6) },
            { name: 'Consumibles', products: usual('consumibles', 6) },
          ]),
          notifications: notifications(AVISOS.slice(1)),
        },
      },
    ),
    // Its cards go to Openpay, with 3-D Secure.
    customer(
      {
        ...common,
        id: 203,
        email: 'taller@andina.test',
        client_id: 2151,
        client_code: 'C-2151',
        client_name: 'Ebanistería La Ceiba',
        client_nit: '890.907.106-4',
        payterm_name: 'Contado',
        payterm_code: 'CONTADO',
        payterm_days: 0,
        payment_gateway: common.payment_gateway.filter(({ platform }) => platform === 'openpay'),
        ...mainAddress(TALLER),
        shipping_address_list: [shippingOption(TALLER)],
      },
      {
        past: past('taller', 7450010, 2),
        documents: { favourites: favouriteLists(usual('ceiba', 6), []) },
      },
    ),
  ];
}
