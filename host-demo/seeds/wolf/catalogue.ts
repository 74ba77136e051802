import { type Catalogue, fitsFirst } from '../make/catalogue.ts';
import { costMargin, percentOff, type RuleSet, scalePrice, stepPrice } from '../make/rules.ts';
import { FAMILIES } from './families.ts';

const cents = (value: number) => Math.round(value * 100) / 100;

function rulesOf({ id, family, price }: Parameters<Catalogue['rulesOf']>[0]): RuleSet | null {
  switch (family.line) {
    case 'Oil filters':
      return { special_prices: [stepPrice('Every full dozen', cents(price * 0.9), 12)] };
    case 'Tires':
      return { special_prices: [scalePrice('4 or more', cents(price * 0.95), { from: 4 })] };
    case 'Tools':
      return { special_prices: [costMargin('Fleet contract', 30)] };
    default:
      return id % 8 === 0 ? { discounts: [percentOff('Shop week −4%', 4)] } : null;
  }
}

export const catalogue: Catalogue = {
  alias: 'wolf',
  companyId: 4,
  firstId: 40000,
  eanPrefix: '071924',
  staples: [],
  families: FAMILIES,
  bestSellers: [40032, 40004, 40095, 40168],
  moreBrands: [],
  ranges: [],
  priceStep: 0.05,
  warehouses: [
    { id: 41, name: 'Columbus Default' },
    { id: 42, name: 'Louisville' },
    { id: 43, name: 'Pittsburgh' },
  ],
  costShare: [0.5, 0.68],
  remarkOf: fitsFirst,
  rulesOf,
};
