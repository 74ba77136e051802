import { type Catalogue, makerFirst } from '../make/catalogue.ts';
import { FAMILIES } from './families.ts';

export const catalogue: Catalogue = {
  alias: 'cedar',
  companyId: 5,
  firstId: 50000,
  eanPrefix: '085411',
  staples: [],
  families: FAMILIES,
  bestSellers: [50003, 50039, 50170, 50093],
  moreBrands: [],
  ranges: [],
  priceStep: 0.01,
  warehouses: [
    { id: 51, name: 'Portland Default' },
    { id: 52, name: 'Reno' },
  ],
  costShare: [0.5, 0.65],
  remarkOf: makerFirst,
  rulesOf: () => null,
};
