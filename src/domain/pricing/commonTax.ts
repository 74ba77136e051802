import { type Decimal, toDecimal, ZERO } from '../numbers/decimal.ts';
import type { TaxEntry } from './types.ts';

export type CommonTax = { kind: 'rate'; rate: Decimal } | { kind: 'exempt' } | { kind: 'mixed' };

function lineTaxRate(taxes: readonly TaxEntry[] | null): Decimal | 'none' | 'unclear' {
  const [tax, second] = taxes ?? [];
  if (!tax) return taxes ? 'none' : 'unclear';
  return tax.isPercent && !second ? (toDecimal(tax.value) ?? ZERO) : 'unclear';
}

/** `lines` are the taxes of each line (rules: Amounts of a line), null when unknown. */
export function commonTax(lines: readonly (readonly TaxEntry[] | null)[]): CommonTax {
  const rates = new Map(
    lines.map(lineTaxRate).map((rate) => [typeof rate === 'string' ? rate : rate.toFixed(), rate]),
  );
  const [only, second] = rates.values();
  if (!only || second || only === 'unclear') return { kind: 'mixed' };
  return only === 'none' ? { kind: 'exempt' } : { kind: 'rate', rate: only };
}
