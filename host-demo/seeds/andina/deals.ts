import { conditionsOf, dealsFrom } from '../make/deals.ts';
import { shelfOf } from '../make/shelf.ts';
import type { DealSeed } from '../types.ts';
import { catalogue } from './catalogue.ts';

/** Deals of Ferretería Andina; the rewards come from its price rules. */
export function deals(): DealSeed[] {
  const shelf = shelfOf(catalogue);
  return dealsFrom(601, [
    {
      name: 'Cemento por estiba',
      description: 'Desde 40 bultos del mismo cemento o mezcla, cada uno sale más barato.',
      conditionsType: 'ANY',
      conditions: conditionsOf(shelf, { line: 'Cemento y mezclas', quantity: 40, most: 3 }),
      days: null,
    },
    {
      name: 'Pinte la casa',
      description: 'Seis unidades de la misma pintura con descuento.',
      conditionsType: 'ANY',
      conditions: conditionsOf(shelf, { line: 'Pinturas', quantity: 6, most: 4 }),
      days: null,
    },
    {
      name: 'Pinte el edificio',
      description: 'Dos docenas de la misma pintura, con el mejor descuento.',
      conditionsType: 'ANY',
      conditions: conditionsOf(shelf, { line: 'Pinturas', quantity: 24, most: 2 }),
      days: 60,
    },
    {
      name: 'Obra completa',
      description: 'Cemento por estiba y pintura por media docena, cada uno con su descuento.',
      conditionsType: 'ALL',
      conditions: [
        ...conditionsOf(shelf, { line: 'Cemento y mezclas', quantity: 40, most: 1 }),
        ...conditionsOf(shelf, { line: 'Pinturas', quantity: 6, most: 1 }),
      ],
      days: 45,
    },
  ]);
}
