import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Deal } from '../../../src/domain/deals/deal.ts';
import { type DealLine, dealProgress } from '../../../src/domain/deals/dealProgress.ts';
import { dealShortfall } from '../../../src/domain/deals/dealShortfall.ts';

const CASE = { code: 'CS12', name: 'Case of 12', factor: 12 };
const EACH = { code: 'EA', name: 'Each', factor: 1 };
const PALLET = { code: 'PL', name: 'Pallet', factor: 480 };

const line = (productId: number, quantity: string, changes: Partial<DealLine> = {}): DealLine => ({
  productId,
  detailType: null,
  quantity,
  unit: null,
  size: null,
  typedSize: '',
  ...changes,
});

const deal = (needs: Deal['needs'], ...conditions: [productId: number, quantity: string][]): Deal => ({
  id: 1,
  name: 'Oil',
  description: '',
  needs,
  conditions: conditions.map(([productId, quantity]) => ({ productId, quantity })),
  endsOn: null,
});

const both = deal('all', [1, '24'], [2, '10']);
const either = deal('any', [1, '24'], [2, '10']);

it.each<[what: string, deal: Deal, lines: DealLine[], missing: string[], isMet: boolean]>([
  ['an empty cart', both, [], ['24', '10'], false],
  ['pieces', both, [line(1, '6')], ['18', '10'], false],
  ['cases count their pieces', both, [line(1, '2', { unit: CASE })], ['0', '10'], false],
  ['all of it', both, [line(1, '30'), line(2, '10')], ['0', '0'], true],
  ['one of any', either, [line(2, '10')], ['24', '0'], true],
  ['none of any', either, [line(1, '23'), line(2, '9')], ['1', '1'], false],
  ['gifts don’t count', deal('all', [1, '2']), [line(1, '5', { detailType: 1 })], ['2'], false],
  [
    'the largest of two lines counts, since prices look at one line',
    deal('all', [1, '10']),
    [line(1, '6'), line(1, '7')],
    ['3'],
    false,
  ],
  ['what is no quantity is nothing', deal('all', [1, '2']), [line(1, 'abc')], ['2'], false],
  [
    'a size multiplies',
    deal('all', [1, '12']),
    [line(1, '1', { size: '6', typedSize: '2x3' })],
    ['6'],
    false,
  ],
])('%s', (_, askedDeal, lines, missing, isMet) => {
  const progress = dealProgress(askedDeal, lines, true);
  expect(progress.conditions.map((condition) => condition.missing.toFixed())).toEqual(missing);
  expect(progress.isMet).toBe(isMet);
});

const fillOf = (wantedQuantity: string, lines: DealLine[], units = [EACH, CASE, PALLET]) => {
  const [condition] = dealProgress(deal('all', [1, wantedQuantity]), lines, true).conditions;
  const fill = condition && dealShortfall(condition, units, true);
  return fill && [fill.quantity, fill.unit?.code ?? null, fill.size?.text ?? null];
};

it.each<[what: string, fill: ReturnType<typeof fillOf>, expected: unknown]>([
  ['whole packs where they come out even', fillOf('24', []), ['2', 'CS12', null]],
  ['pieces where they don’t', fillOf('30', []), ['30', 'EA', null]],
  ['pieces of a product without units', fillOf('8', [], []), ['8', null, null]],
  ['the smallest pack, rounded up, where nothing is exact', fillOf('30', [], [CASE]), ['3', 'CS12', null]],
  ['the unit of the line that is there', fillOf('24', [line(1, '1', { unit: CASE })]), ['1', 'CS12', null]],
  ['rounded up in that unit', fillOf('30', [line(1, '1', { unit: CASE })]), ['2', 'CS12', null]],
  ['the size of the line', fillOf('12', [line(1, '1', { size: '6', typedSize: '2x3' })]), ['1', null, '2x3']],
  ['nothing when nothing is missing', fillOf('6', [line(1, '6')]), null],
])('fills with %s', (_, fill, expected) => {
  expect(fill).toEqual(expected);
});

it('a fill adds the smallest quantity that meets the condition, whatever is in the cart', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 0, max: 300 }),
      fc.constantFrom(null, EACH, CASE),
      fc.uniqueArray(fc.constantFrom(EACH, CASE, PALLET)),
      (wanted, cartQuantity, unit, units) => {
        const lines = cartQuantity > 0 ? [line(1, String(cartQuantity), { unit })] : [];
        const asked = deal('all', [1, String(wanted)]);
        const [before] = dealProgress(asked, lines, false).conditions;
        const fill = before && dealShortfall(before, units, false);
        expect(fill === null).toBe(before?.isMet);
        if (!fill) return;
        const added = (more: number) => {
          const total = String(Number(fill.quantity) + more + cartQuantity);
          return dealProgress(asked, [line(1, total, { unit: fill.unit })], false).isMet;
        };
        expect(added(0)).toBe(true);
        expect(added(-1)).toBe(false);
      },
    ),
  );
});
