import type { Matches } from './matches.ts';
import type { ProductIndex } from './productIndex.ts';
import type { TermsFacet } from './readRequest.ts';

export type Buckets = {
  doc_count_error_upper_bound: 0;
  sum_other_doc_count: number;
  buckets: { key: string; doc_count: number }[];
};

export function countTerms(
  index: ProductIndex,
  { docs }: Matches,
  mask: Uint8Array | null,
  { field, size }: TermsFacet,
): Buckets {
  const column = index.keywords.get(field);
  if (!column) return { doc_count_error_upper_bound: 0, sum_other_doc_count: 0, buckets: [] };
  const counts = new Uint32Array(column.values.length);
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0;
    if (mask && mask[doc] !== 1) continue;
    const place = column.ofDocument[doc] ?? 0;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const all = column.values
    .map((key, place) => ({ key, doc_count: counts[place] ?? 0 }))
    .filter(({ key, doc_count }) => key !== '' && doc_count > 0)
    .sort((one, other) => other.doc_count - one.doc_count || (one.key < other.key ? -1 : 1));
  const others = all.slice(size).reduce((sum, { doc_count }) => sum + doc_count, 0);
  return { doc_count_error_upper_bound: 0, sum_other_doc_count: others, buckets: all.slice(0, size) };
}

export function countWithin({ docs }: Matches, mask: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < docs.length; at += 1) count += mask[docs[at] ?? 0] ?? 0;
  return count;
}
