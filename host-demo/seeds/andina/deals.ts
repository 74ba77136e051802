import { conditionsOf, dealsFrom } from '../make/deals.ts';
import { wellKnownProducts } from '../make/wellKnownProducts.ts';
import type { DealSeed } from '../types.ts';
import { catalogue } from './catalogue.ts';

export function deals(): DealSeed[] {
  const wellKnown = wellKnownProducts(catalogue);
  return dealsFrom(601, [
    {
      name: 'Cemento por estiba',
      description: 'A partir de 40 bultos del mismo cemento o mezcla, mejor precio por bulto.',
      conditionsType: 'ANY',
      conditions: conditionsOf(wellKnown, { line: 'Cemento y mezclas', quantity: 40, most: 3 }),
      days: null,
    },
    {
      name: 'Pinte la casa',
      description: 'Descuento a partir de seis unidades de la misma pintura.',
      conditionsType: 'ANY',
      conditions: conditionsOf(wellKnown, { line: 'Pinturas', quantity: 6, most: 4 }),
      days: null,
    },
    {
      name: 'Pinte el edificio',
      description: 'Nuestro mejor descuento a partir de 24 unidades de la misma pintura.',
      conditionsType: 'ANY',
      conditions: conditionsOf(wellKnown, { line: 'Pinturas', quantity: 24, most: 2 }),
      days: 60,
    },
    {
      name: 'Obra completa',
      description: 'Precio especial en 40 bultos de cemento y descuento en seis unidades de pintura.',
      conditionsType: 'ALL',
      conditions: [
        ...conditionsOf(wellKnown, { line: 'Cemento y mezclas', quantity: 40, most: 1 }),
        ...conditionsOf(wellKnown, { line: 'Pinturas', quantity: 6, most: 1 }),
      ],
      days: 45,
    },
  ]);
}
