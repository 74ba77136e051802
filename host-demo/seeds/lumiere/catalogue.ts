import type { Catalogue } from '../make/catalogue.ts';
import { FAMILIES } from './families.ts';

export const catalogue: Catalogue = {
  alias: 'lumiere',
  companyId: 3,
  firstId: 30000,
  eanPrefix: '628104',
  staples: [],
  families: FAMILIES,
  bestSellers: [30014, 30049, 30067, 30126],
  moreBrands: [],
  ranges: [],
  priceStep: 0.05,
  warehouses: [
    { id: 31, name: 'Montréal Default' },
    { id: 32, name: 'Québec' },
  ],
  costShare: [0.38, 0.55],
  /** Product names are hidden here, so the remark has all information. */
  remarkOf: ({ thing, maker }) => `${thing} · ${maker}`,
  rulesOf: () => null,
};
