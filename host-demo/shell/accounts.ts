export const tenants = ['demo', 'andina', 'lumiere', 'wolf', 'cedar'] as const;

export type Tenant = (typeof tenants)[number];

export type Account = {
  tenant: Tenant;
  /** CRM id; two users of one client are two accounts. */
  number: string;
  name: string;
  place: string;
  contact: string;
  email: string;
  visited: number;
  stage: 'active' | 'followUp' | 'atRisk';
};

const first: Account = {
  tenant: 'demo',
  number: '1042',
  name: 'Corner Deli',
  place: 'Newark, NJ',
  contact: 'Ana Torres',
  email: 'buyer@demo.test',
  visited: 3,
  stage: 'active',
};

export const accounts: readonly Account[] = [
  first,
  {
    tenant: 'demo',
    number: '1107',
    name: 'Sunrise Food Truck',
    place: 'Jersey City, NJ',
    contact: 'Marcus Hill',
    email: 'cash@demo.test',
    visited: 12,
    stage: 'followUp',
  },
  {
    tenant: 'demo',
    number: '1215',
    name: 'Lincoln School Kitchen',
    place: 'Elizabeth, NJ',
    contact: 'Denise Ward',
    email: 'restricted@demo.test',
    visited: 8,
    stage: 'active',
  },
  {
    tenant: 'demo',
    number: '1300',
    name: 'Harbor Restaurant Group',
    place: 'Jersey City, NJ',
    contact: 'Nora Quinn',
    email: 'group@demo.test',
    visited: 5,
    stage: 'active',
  },
  {
    tenant: 'demo',
    number: '1420',
    name: 'Kitchen, Grand Hotel Meridian',
    place: 'Newark, NJ',
    contact: 'Leo Marsh',
    email: 'junior@demo.test',
    visited: 2,
    stage: 'active',
  },
  {
    tenant: 'demo',
    number: '1420-2',
    name: 'Purchasing, Grand Hotel Meridian',
    place: 'Newark, NJ',
    contact: 'Ingrid Vale',
    email: 'approver@demo.test',
    visited: 2,
    stage: 'active',
  },
  {
    tenant: 'demo',
    number: '1533',
    name: 'Bayside Market',
    place: 'Bayonne, NJ',
    contact: 'Ray Olsen',
    email: 'maxed@demo.test',
    visited: 41,
    stage: 'atRisk',
  },
  {
    tenant: 'demo',
    number: '1618',
    name: 'Old Mill Grocery',
    place: 'Trenton, NJ',
    contact: 'Walt Emery',
    email: 'legacy@demo.test',
    visited: 27,
    stage: 'followUp',
  },
  {
    tenant: 'andina',
    number: 'C-2042',
    name: 'Construcciones Rojas S.A.S.',
    place: 'Bogotá',
    contact: 'Julián Rojas',
    email: 'comprador@andina.test',
    visited: 6,
    stage: 'active',
  },
  {
    tenant: 'andina',
    number: 'C-2107',
    name: 'Taller El Roble',
    place: 'Medellín',
    contact: 'Marta Cano',
    email: 'contado@andina.test',
    visited: 19,
    stage: 'followUp',
  },
  {
    tenant: 'andina',
    number: 'C-2151',
    name: 'Ebanistería La Ceiba',
    place: 'Medellín',
    contact: 'Ana Ceiba',
    email: 'taller@andina.test',
    visited: 33,
    stage: 'active',
  },
  {
    tenant: 'lumiere',
    number: 'L-3042',
    name: 'Boutique Azalée',
    place: 'Montréal',
    contact: 'Camille Bouchard',
    email: 'acheteuse@lumiere.test',
    visited: 15,
    stage: 'followUp',
  },
  {
    tenant: 'lumiere',
    number: 'L-3107',
    name: 'Spa Belle Rive',
    place: 'Québec',
    contact: 'Odile Tremblay',
    email: 'vip@lumiere.test',
    visited: 4,
    stage: 'active',
  },
  {
    tenant: 'lumiere',
    number: 'L-3155',
    name: 'Institut Fleur de Sel',
    place: 'Gatineau',
    contact: 'Maude Gervais',
    email: 'nouvelle@lumiere.test',
    visited: 1,
    stage: 'followUp',
  },
  {
    tenant: 'wolf',
    number: 'W4042',
    name: 'Parsons Avenue Garage',
    place: 'Columbus, OH',
    contact: 'Earl Parsons',
    email: 'buyer@wolf.test',
    visited: 9,
    stage: 'active',
  },
  {
    tenant: 'cedar',
    number: 'C5042',
    name: 'Rosewater Skincare',
    place: 'Portland, OR',
    contact: 'Priya Nair',
    email: 'buyer@cedar.test',
    visited: 7,
    stage: 'active',
  },
  {
    tenant: 'cedar',
    number: 'C5107',
    name: 'Pier Six Hot Sauce',
    place: 'Astoria, OR',
    contact: 'Tom Lindqvist',
    email: 'cash@cedar.test',
    visited: 13,
    stage: 'active',
  },
  {
    tenant: 'cedar',
    number: 'C5155',
    name: 'Tostadora Nevado S.A.S.',
    place: 'Manizales',
    contact: 'Laura Ospina',
    email: 'export@cedar.test',
    visited: 24,
    stage: 'followUp',
  },
  {
    tenant: 'cedar',
    number: 'C5210',
    name: 'High Desert Coffee',
    place: 'Bend, OR',
    contact: 'Sam Whitaker',
    email: 'visitor@cedar.test',
    visited: 2,
    stage: 'followUp',
  },
];

/** Whether the CRM may request tokens for this user. */
export const isAccount = (asked: {
  tenant: string;
  email: string;
}): asked is { tenant: Tenant; email: string } =>
  accounts.some(({ tenant, email }) => tenant === asked.tenant && email === asked.email);

export const accountOf = (number: string | null): Account =>
  accounts.find((account) => account.number === number) ?? first;

export const otherAccountOf = ({ tenant, number }: Account): Account | null =>
  accounts.find((account) => account.tenant === tenant && account.number !== number) ?? null;
