const K1 = 1.2;
const B = 0.75;

/**
 * The inverted index of one field: sorted terms, and their documents in one array, so that a range of terms is one slice.
 */
export type FieldIndex = {
  terms: readonly string[];
  /** The documents of term t: `docs[starts[t]]` to `docs[starts[t + 1] - 1]`. */
  starts: Uint32Array;
  docs: Uint32Array;
  /** BM25 scores of these documents for a boost of 1. */
  weights: Float32Array;
  documents: number;
};

export const inverseDocumentFrequency = ({ documents }: { documents: number }, frequency: number): number =>
  Math.log(1 + (documents - frequency + 0.5) / (frequency + 0.5));

export function createFieldBuilder(): {
  /** `overlaps`: further terms, which don't count in the field's length, as in Elasticsearch. */
  add: (doc: number, terms: readonly string[], overlaps?: readonly string[]) => void;
  build: (documents: number) => FieldIndex;
} {
  const numbers = new Map<string, number>();
  const pairTerms: number[] = [];
  const pairDocs: number[] = [];
  const pairCounts: number[] = [];
  const lengths: number[] = [];

  const numberOf = (term: string): number => {
    const known = numbers.get(term);
    if (known !== undefined) return known;
    numbers.set(term, numbers.size);
    return numbers.size - 1;
  };

  return {
    add(doc, terms, overlaps = []) {
      lengths[doc] = terms.length;
      const first = pairTerms.length;
      for (const term of [...terms, ...overlaps]) {
        const number = numberOf(term);
        const known = pairTerms.indexOf(number, first);
        if (known >= 0) pairCounts[known] = (pairCounts[known] ?? 0) + 1;
        else {
          pairTerms.push(number);
          pairDocs.push(doc);
          pairCounts.push(1);
        }
      }
    },
    build: (documents) =>
      buildIndex([...numbers.keys()], pairTerms, pairDocs, pairCounts, lengths, documents),
  };
}

function ranksOf(order: readonly { number: number }[]): Uint32Array {
  const ranks = new Uint32Array(order.length);
  for (const [place, { number }] of order.entries()) ranks[number] = place;
  return ranks;
}

function startsOf(ranks: Uint32Array, pairTerms: readonly number[]): Uint32Array {
  const starts = new Uint32Array(ranks.length + 1);
  for (const number of pairTerms) {
    const next = (ranks[number] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let place = 0; place < ranks.length; place += 1) {
    starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
  }
  return starts;
}

function buildIndex(
  unsorted: readonly string[],
  pairTerms: readonly number[],
  pairDocs: readonly number[],
  pairCounts: readonly number[],
  lengths: readonly number[],
  documents: number,
): FieldIndex {
  const order = unsorted
    .map((term, number) => ({ term, number }))
    .sort((one, other) => (one.term < other.term ? -1 : 1));
  const ranks = ranksOf(order);
  const starts = startsOf(ranks, pairTerms);
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents) || 1;
  const docs = new Uint32Array(pairDocs.length);
  const weights = new Float32Array(pairDocs.length);
  const next = starts.slice();
  for (const [pair, number] of pairTerms.entries()) {
    const place = ranks[number] ?? 0;
    const doc = pairDocs[pair] ?? 0;
    const count = pairCounts[pair] ?? 1;
    const slot = next[place] ?? 0;
    next[place] = slot + 1;
    const frequency = (starts[place + 1] ?? 0) - (starts[place] ?? 0);
    const idf = inverseDocumentFrequency({ documents }, frequency);
    const length = 1 - B + (B * (lengths[doc] ?? 0)) / average;
    docs[slot] = doc;
    weights[slot] = (idf * count) / (count + K1 * length);
  }
  return { terms: order.map(({ term }) => term), starts, docs, weights, documents };
}
