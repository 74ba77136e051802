import { conditionsOf, dealsFrom } from '../make/deals.ts';
import { wellKnownProducts } from '../make/wellKnownProducts.ts';
import type { DealSeed } from '../types.ts';
import { catalogue } from './catalogue.ts';

export function deals(): DealSeed[] {
  const wellKnown = wellKnownProducts(catalogue);
  return dealsFrom(501, [
    {
      name: 'Oil for the season',
      description: 'A lower price from 24 bottles of olive oil, and from 10 of sunflower oil.',
      conditionsType: 'ANY',
      conditions: [
        { id: 1000, quantity: 24 },
        { id: 1001, quantity: 10 },
      ],
      days: null,
    },
    {
      name: 'Two free dressings',
      description: 'Buy eight jars of roasted pepper dressing and get two free.',
      conditionsType: 'ALL',
      conditions: [{ id: 1004, quantity: 8 }],
      days: null,
    },
    {
      name: 'Juice bar',
      description: 'One free bottle with every twelve of the same juice.',
      conditionsType: 'ANY',
      conditions: conditionsOf(wellKnown, { line: 'Juice', quantity: 12, most: 3 }),
      days: 45,
    },
    {
      name: 'Coffee by the case',
      description: 'A lower price on every full case of six.',
      conditionsType: 'ANY',
      conditions: conditionsOf(wellKnown, { line: 'Coffee', quantity: 6, most: 4 }),
      days: 60,
    },
    {
      name: 'Pasta in bulk',
      description: 'A lower price on 24 packs or more of the same pasta.',
      conditionsType: 'ANY',
      conditions: conditionsOf(wellKnown, { line: 'Pasta', quantity: 24, most: 4 }),
      days: 30,
    },
    {
      name: 'Tea time',
      description: 'Our best discount on 36 boxes or more of the same tea.',
      conditionsType: 'ANY',
      conditions: conditionsOf(wellKnown, { line: 'Tea', quantity: 36, most: 3 }),
      days: 90,
    },
  ]);
}
