import { expect, test } from 'vitest';
import { commonTax } from '../../../src/domain/pricing/commonTax.ts';
import type { TaxEntry } from '../../../src/domain/pricing/types.ts';

const percent = (value: string | number): TaxEntry => ({ name: null, value, isPercent: true });
const fixed: TaxEntry = { name: 'Deposit', value: '0.05', isPercent: false };

test.each<[string, (readonly TaxEntry[] | null)[], string]>([
  ['the rate that all lines share', [[percent('7')], [percent(7)]], 'rate 7'],
  ['a rate of 0', [[percent(0)]], 'rate 0'],
  ['several rates', [[percent(7)], [percent(19)]], 'mixed'],
  ['two taxes on one line', [[percent(7), fixed]], 'mixed'],
  ['a fixed tax', [[fixed]], 'mixed'],
  ['a line without tax beside one with', [[percent(7)], []], 'mixed'],
  ['no tax on any line', [[], []], 'exempt'],
  ['a line of which nothing is known', [[percent(7)], null], 'mixed'],
  ['no lines', [], 'mixed'],
])('%s', (_name, lines, expected) => {
  const common = commonTax(lines);
  expect(common.kind === 'rate' ? `rate ${common.rate.toFixed()}` : common.kind).toBe(expected);
});
