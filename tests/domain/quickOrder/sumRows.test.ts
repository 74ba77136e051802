import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CodeMatch } from '../../../src/domain/quickOrder/codeMatch.ts';
import { newRow } from '../../../src/domain/quickOrder/draftRow.ts';
import { type EvaluatedRow, evaluateRow } from '../../../src/domain/quickOrder/evaluateRow.ts';
import { sumRows } from '../../../src/domain/quickOrder/sumRows.ts';
import { aProduct } from '../../support/builders.ts';
import { m, SETTINGS, TAX_FREE } from '../builders.ts';

const context = {
  pricing: { settings: SETTINGS, customer: TAX_FREE },
  settings: { inventoryCheck: false, inventoryCheckSkip: [] },
  hidden: false,
};

const evaluated = (
  {
    code = 'CO-1001',
    quantity = '',
    price,
    productId = 7,
  }: { code?: string; quantity?: string; price?: string; productId?: number },
  { match = null, hasFailed = false }: { match?: CodeMatch | null; hasFailed?: boolean } = {},
): EvaluatedRow =>
  evaluateRow(
    newRow('r1', 1, { code, quantity, productId: price === undefined ? null : productId }),
    {
      match,
      offer:
        price === undefined
          ? null
          : { product: aProduct(), price: { defaultPrice: price }, rules: null, units: [], warehouses: [] },
      hasFailed,
      isGone: false,
    },
    context,
  );

const EMPTY = evaluated({ code: '' });
const LOOKING = evaluated({});
const FAILED = evaluated({}, { hasFailed: true });
const UNKNOWN = evaluated({}, { match: { step: null, productIds: [] } });
const MISSING = evaluated({ price: '10' });
const READY = evaluated({ price: '1.25', quantity: '3' });
const OTHER = evaluated({ price: '1.25', quantity: '3', productId: 8 });

test.each([
  ['nothing', [], 0, [], 0, '0'],
  ['an empty row', [EMPTY], 0, [], 0, '0'],
  ['rows that can be ordered', [READY, OTHER], 2, [], 0, '7.5'],
  ['two rows of a product', [READY, OTHER, READY], 2, [], 0, '11.25'],
  ['a row with a problem, though it has a price', [READY, MISSING, UNKNOWN], 1, ['r1', 'r1'], 0, '3.75'],
  ['rows that wait for an answer', [LOOKING, FAILED], 0, [], 2, '0'],
] as const)('of %s', (_, rows, ready, toFix, looking, amount) => {
  expect(sumRows(rows)).toEqual({ ready, toFix, looking, amount: m(amount) });
});

test('every row but an empty one is counted, those that are ready by product, and only these cost', () => {
  const row = fc.constantFrom(EMPTY, LOOKING, FAILED, UNKNOWN, MISSING, READY, OTHER);
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const { ready, toFix, looking, amount } = sumRows(rows);
      const readyRows = rows.filter((each) => each === READY || each === OTHER);
      expect(readyRows.length + toFix.length + looking).toBe(rows.filter((each) => each !== EMPTY).length);
      expect(ready).toBe(new Set(readyRows).size);
      expect(amount).toEqual(m(String(readyRows.length * 3.75)));
    }),
  );
});
