import fc from 'fast-check';
import { expect, it } from 'vitest';
import { metricRows, type OrderedLine } from '../../../src/domain/recommendations/metricRows.ts';
import { suggestedQuantity } from '../../../src/domain/recommendations/suggestion.ts';

const EACH = { code: 'EA', name: 'Each', factor: 1 };
const CASE = { code: 'CS12', name: 'Case of 12', factor: 12 };

const line = (productId: number, quantity: string, changes: Partial<OrderedLine> = {}): OrderedLine => ({
  productId,
  name: `Product ${productId}`,
  code: `P-${productId}`,
  detailType: null,
  quantity,
  units: [EACH, CASE],
  unit: EACH,
  size: null,
  section: 'store',
  ...changes,
});

it('has a row for each ordered product, with the suggested quantity in base units', () => {
  const rows = metricRows(
    [
      line(1, '3', { unit: CASE, section: 'recommendation' }),
      line(2, '5'),
      line(2, '2', { section: 'deals' }),
      line(3, '1', { detailType: 1 }),
      line(4, 'abc'),
    ],
    [
      { productId: 1, productCode: '', quantity: '2', unitCode: 'CS12' },
      { productId: 9, productCode: '', quantity: '1', unitCode: '' },
    ],
    false,
  );
  expect(rows).toEqual([
    {
      productId: 1,
      productName: 'Product 1',
      productCode: 'P-1',
      recommendedQuantity: '24',
      transactionQuantity: '36',
      selectionSection: 'recommendation',
    },
    {
      productId: 2,
      productName: 'Product 2',
      productCode: 'P-2',
      recommendedQuantity: '0',
      transactionQuantity: '7',
      selectionSection: 'store',
    },
  ]);
});

it('has one row at most for each product, and none for gifts', () => {
  const lines = fc.array(
    fc.record({ id: fc.integer({ min: 1, max: 5 }), quantity: fc.nat(99), isGift: fc.boolean() }),
  );
  fc.assert(
    fc.property(lines, (ordered) => {
      const rows = metricRows(
        ordered.map(({ id, quantity, isGift }) =>
          line(id, String(quantity), { detailType: isGift ? 1 : null }),
        ),
        [],
        false,
      );
      const bought = new Set(ordered.filter(({ isGift }) => !isGift).map(({ id }) => id));
      expect(new Set(rows.map(({ productId }) => productId))).toEqual(bought);
      expect(rows).toHaveLength(bought.size);
    }),
  );
});

it.each([
  ['its own unit', { productId: 1, quantity: '2', unitCode: 'CS12' }, [EACH, CASE], ['2', 'CS12']],
  [
    'one of the first unit where its own is gone',
    { productId: 1, quantity: '2', unitCode: 'BOX' },
    [CASE],
    ['1', 'CS12'],
  ],
  ['as many packs as hold the pieces', { productId: 1, quantity: '13', unitCode: '' }, [CASE], ['2', 'CS12']],
  ['a unit of one piece', { productId: 1, quantity: '13', unitCode: '' }, [CASE, EACH], ['13', 'EA']],
  ['pieces without units', { productId: 1, quantity: '3', unitCode: '' }, [], ['3', null]],
])('suggests in %s', (_, suggestion, units, expected) => {
  const { quantity, unit } = suggestedQuantity(suggestion, units);
  expect([quantity, unit?.code ?? null]).toEqual(expected);
});
