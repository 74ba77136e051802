import { type Decimal, maxDecimal, toDecimal, ZERO } from '../numbers/decimal.ts';
import { baseQuantity } from '../pricing/baseQuantity.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';
import type { Deal, DealCondition } from './deal.ts';

/** What counts of a cart's line. */
export type DealLine = {
  readonly productId: number;
  readonly detailType: number | null;
  readonly quantity: string;
  readonly unit: UnitOfMeasure | null;
  readonly size: string | null;
  readonly typedSize: string;
};

/** How far a condition has come, in base units; `line` is the one that counts for it, null without one. */
export type ConditionProgress = {
  condition: DealCondition;
  wanted: Decimal;
  held: Decimal;
  missing: Decimal;
  isMet: boolean;
  line: DealLine | null;
};

export type DealProgress = { conditions: ConditionProgress[]; isMet: boolean };

function conditionProgress(
  condition: DealCondition,
  lines: readonly DealLine[],
  sizeInput: boolean,
): ConditionProgress {
  const wanted = toDecimal(condition.quantity) ?? ZERO;
  let [held, best]: [Decimal, DealLine | null] = [ZERO, null];
  for (const line of lines) {
    if (line.productId !== condition.productId || line.detailType !== null) continue;
    const q = baseQuantity(line, sizeInput);
    if (q && (!best || q.gt(held))) [held, best] = [q, line];
  }
  const missing = maxDecimal(wanted.minus(held), ZERO);
  return { condition, wanted, held, missing, isMet: missing.eq(ZERO), line: best };
}

/**
 * How much of a deal the cart's lines meet. Price rules look at each line by itself (rules: Quantity of a line), so of several
 * lines of a product the one with most base units counts; gifts never do. `sizeInput` as the company set it.
 */
export function dealProgress(deal: Deal, lines: readonly DealLine[], sizeInput: boolean): DealProgress {
  const conditions = deal.conditions.map((condition) => conditionProgress(condition, lines, sizeInput));
  const isMet =
    deal.needs === 'any' ? conditions.some((each) => each.isMet) : conditions.every((each) => each.isMet);
  return { conditions, isMet };
}
