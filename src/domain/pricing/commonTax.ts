import { type Decimal, toDecimal, ZERO } from '../numbers/decimal.ts';
import type { TaxEntry } from './types.ts';

/** How a total's tax can be named: one rate for all its lines, none at all, or several that only their lines tell apart. */
export type CommonTax = { kind: 'rate'; rate: Decimal } | { kind: 'exempt' } | { kind: 'mixed' };

/** What one line is taxed with: its only percentage, `none`, or `unclear` for anything else. */
function rateOf(taxes: readonly TaxEntry[] | null): Decimal | 'none' | 'unclear' {
  const [tax, second] = taxes ?? [];
  if (!tax) return taxes ? 'none' : 'unclear';
  return tax.isPercent && !second ? (toDecimal(tax.value) ?? ZERO) : 'unclear';
}

/**
 * The one percentage that all lines are taxed with; `exempt` when no line bears a tax. `lines` are the taxes of each line
 * (rules: Amounts of a line), null where they aren't known.
 */
export function commonTax(lines: readonly (readonly TaxEntry[] | null)[]): CommonTax {
  const rates = new Map(
    lines.map(rateOf).map((rate) => [typeof rate === 'string' ? rate : rate.toFixed(), rate]),
  );
  const [only, second] = rates.values();
  if (!only || second || only === 'unclear') return { kind: 'mixed' };
  return only === 'none' ? { kind: 'exempt' } : { kind: 'rate', rate: only };
}
