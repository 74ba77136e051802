import { type Decimal, ZERO } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { baseQuantity } from '../pricing/baseQuantity.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';
import { type Suggestion, suggestedBase } from './suggestion.ts';

/** What counts of an ordered line. */
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

/** What became of a suggestion in an order (specification §3, Recommendation metric row). Quantities count base units. */
export type MetricRow = {
  productId: number;
  productName: string;
  productCode: string;
  /** "0": it wasn't suggested. */
  recommendedQuantity: string;
  transactionQuantity: string;
  /** Where in the portal it was added. */
  selectionSection: string;
};

/**
 * A row for each product that was ordered, gifts aside: what was suggested of it and what was taken. Lines of the same
 * product add up; the first one's section counts. Suggestions that were not ordered have no row.
 */
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
      recommendedQuantity: formatForWire(suggestion ? suggestedBase(suggestion, line.units) : ZERO),
      transactionQuantity: formatForWire(ordered),
      selectionSection: line.section,
    };
  });
}
