import type { Matches } from './matches.ts';
import type { ProductIndex } from './productIndex.ts';
import type { SortKey } from './readRequest.ts';

type Order = (one: number, other: number) => number;

/** Missing values come last in both directions. */
function compare(one: number, other: number, isDescending: boolean): number {
  if (Number.isNaN(one) || Number.isNaN(other))
    return Number(Number.isNaN(one)) - Number(Number.isNaN(other));
  return isDescending ? other - one : one - other;
}

function orderOf(index: ProductIndex, { docs, scores }: Matches, keys: readonly SortKey[]): Order {
  const columns = keys.map(({ field, isDescending }) => {
    const ofDocument = {
      'name.keyword': index.nameOrder,
      default_price: index.prices,
      popularity: index.popularity,
    };
    const column = field === '_score' ? null : ofDocument[field];
    return {
      isDescending,
      valueAt: (at: number) => (column ? column[docs[at] ?? 0] : scores[at]) ?? Number.NaN,
    };
  });
  return (one, other) => {
    for (const { valueAt, isDescending } of columns) {
      const difference = compare(valueAt(one), valueAt(other), isDescending);
      if (difference !== 0) return difference;
    }
    return (docs[one] ?? 0) - (docs[other] ?? 0);
  };
}

/** Restores the heap order; the root is the last in rank. */
function siftDown(heap: number[], comesFirst: Order): void {
  let parent = 0;
  for (;;) {
    let last = parent;
    for (const child of [2 * parent + 1, 2 * parent + 2]) {
      const entry = heap[child];
      if (entry !== undefined && comesFirst(entry, heap[last] ?? 0) > 0) last = child;
    }
    if (last === parent) return;
    const moved = heap[parent] ?? 0;
    heap[parent] = heap[last] ?? 0;
    heap[last] = moved;
    parent = last;
  }
}

function siftUp(heap: number[], comesFirst: Order): void {
  let child = heap.length - 1;
  while (child > 0) {
    const parent = (child - 1) >>> 1;
    const entry = heap[child] ?? 0;
    const parentEntry = heap[parent] ?? 0;
    if (comesFirst(entry, parentEntry) <= 0) return;
    heap[child] = parentEntry;
    heap[parent] = entry;
    child = parent;
  }
}

/** The first `count` indexes of `matches` in order, without sorting the rest. */
export function firstOf(
  index: ProductIndex,
  matches: Matches,
  keys: readonly SortKey[],
  count: number,
): number[] {
  if (count === 0) return [];
  const order = orderOf(index, matches, keys);
  const heap: number[] = [];
  for (let at = 0; at < matches.docs.length; at += 1) {
    if (heap.length < count) {
      heap.push(at);
      siftUp(heap, order);
    } else if (order(at, heap[0] ?? 0) < 0) {
      heap[0] = at;
      siftDown(heap, order);
    }
  }
  return heap.sort(order);
}
