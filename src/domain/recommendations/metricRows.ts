import { type Decimal, ZERO } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { baseQuantity } from '../pricing/baseQuantity.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';
import { type Suggestion, suggestedBaseQuantity } from './suggestion.ts';

export type OrderedLine = {
  readonly productId: number;
  readonly name: string;
  readonly code: string;
  readonly detailType: number | null;
  readonly quantity: string;
  readonly units: readonly UnitOfMeasure[];
  readonly unit: UnitOfMeasure | null;
  readonly size: string | null;
  readonly section: string;
};

/** Quantities are decimal texts in base units. */
export type MetricRow = {
  productId: number;
  productName: string;
  productCode: string;
  recommendedQuantity: string;
  transactionQuantity: string;
  selectionSection: string;
};

/** One row per ordered product without gifts; the section of its first line counts. */
export function metricRows(
  lines: readonly OrderedLine[],
  suggestions: readonly Suggestion[],
  sizeInput: boolean,
): MetricRow[] {
  const rows = new Map<number, { line: OrderedLine; ordered: Decimal }>();
  for (const line of lines) {
    const q = baseQuantity(line, sizeInput);
    if (line.detailType !== null || !q) continue;
    const before = rows.get(line.productId);
    rows.set(line.productId, { line: before?.line ?? line, ordered: (before?.ordered ?? ZERO).plus(q) });
  }
  return [...rows.values()].map(({ line, ordered }) => {
    const suggestion = suggestions.find(({ productId }) => productId === line.productId);
    return {
      productId: line.productId,
      productName: line.name,
      productCode: line.code,
      recommendedQuantity: formatForWire(suggestion ? suggestedBaseQuantity(suggestion, line.units) : ZERO),
      transactionQuantity: formatForWire(ordered),
      selectionSection: line.section,
    };
  });
}
