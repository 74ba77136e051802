import { type Decimal, maxDecimal, toDecimal, ZERO } from '../numbers/decimal.ts';
import { baseQuantity } from '../pricing/baseQuantity.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';
import type { Deal, DealCondition } from './deal.ts';

export type DealLine = {
  readonly productId: number;
  readonly detailType: number | null;
  readonly quantity: string;
  readonly unit: UnitOfMeasure | null;
  readonly size: string | null;
  readonly typedSize: string;
};

/** In base units. `line` is the cart line that counts for the condition. */
export type ConditionProgress = {
  condition: DealCondition;
  required: Decimal;
  ordered: Decimal;
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
  const required = toDecimal(condition.quantity) ?? ZERO;
  let [ordered, best]: [Decimal, DealLine | null] = [ZERO, null];
  for (const line of lines) {
    if (line.productId !== condition.productId || line.detailType !== null) continue;
    const q = baseQuantity(line, sizeInput);
    if (q && (!best || q.gt(ordered))) [ordered, best] = [q, line];
  }
  const missing = maxDecimal(required.minus(ordered), ZERO);
  return { condition, required, ordered, missing, isMet: missing.eq(ZERO), line: best };
}

/** Rules look at each line alone (rules: Quantity of a line), so a product's largest line counts; gifts never do. */
export function dealProgress(deal: Deal, lines: readonly DealLine[], sizeInput: boolean): DealProgress {
  const conditions = deal.conditions.map((condition) => conditionProgress(condition, lines, sizeInput));
  const isMet =
    deal.needs === 'any'
      ? conditions.some((progress) => progress.isMet)
      : conditions.every((progress) => progress.isMet);
  return { conditions, isMet };
}
