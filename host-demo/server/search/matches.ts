/** Matching documents; `scores[i]` belongs to `docs[i]`. */
export type Matches = { docs: Uint32Array; scores: Float32Array };

/**
 * A reusable accumulator with a row per document. Rows are reset on first use, so that the cost of a search depends on its
 * matches only.
 */
export type ScoreTable = {
  clear(): void;
  /** Records that a document matches the `word`-th term; of several matches of one term the best score counts. */
  add(doc: number, term: number, score: number): void;
  collect(minimum: number, boost: number): Matches;
};

export function createScoreTable(documents: number): ScoreTable {
  const generations = new Uint32Array(documents);
  const sums = new Float32Array(documents);
  const best = new Float32Array(documents);
  const lastTerms = new Uint16Array(documents);
  const counts = new Uint16Array(documents);
  const matched = new Uint32Array(documents);
  let generation = 0;
  let length = 0;
  return {
    clear() {
      generation += 1;
      length = 0;
    },
    add(doc, term, score) {
      if (generations[doc] !== generation) {
        generations[doc] = generation;
        sums[doc] = 0;
        best[doc] = score;
        lastTerms[doc] = term;
        counts[doc] = 1;
        matched[length] = doc;
        length += 1;
      } else if (lastTerms[doc] !== term) {
        sums[doc] = (sums[doc] ?? 0) + (best[doc] ?? 0);
        best[doc] = score;
        lastTerms[doc] = term;
        counts[doc] = (counts[doc] ?? 0) + 1;
      } else if (score > (best[doc] ?? 0)) best[doc] = score;
    },
    collect(minimum, boost) {
      const docs = new Uint32Array(length);
      const scores = new Float32Array(length);
      let found = 0;
      for (let at = 0; at < length; at += 1) {
        const doc = matched[at] ?? 0;
        if ((counts[doc] ?? 0) < minimum) continue;
        docs[found] = doc;
        scores[found] = ((sums[doc] ?? 0) + (best[doc] ?? 0)) * boost;
        found += 1;
      }
      return { docs: docs.subarray(0, found), scores: scores.subarray(0, found) };
    },
  };
}

export function filterByMask({ docs, scores }: Matches, mask: Uint8Array): Matches {
  const keptDocs = new Uint32Array(docs.length);
  const keptScores = new Float32Array(docs.length);
  let kept = 0;
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0;
    if (mask[doc] !== 1) continue;
    keptDocs[kept] = doc;
    keptScores[kept] = scores[at] ?? 0;
    kept += 1;
  }
  return { docs: keptDocs.subarray(0, kept), scores: keptScores.subarray(0, kept) };
}

export function allInMask(mask: Uint8Array, score: number): Matches {
  let count = 0;
  for (let doc = 0; doc < mask.length; doc += 1) count += mask[doc] ?? 0;
  const docs = new Uint32Array(count);
  let at = 0;
  for (let doc = 0; doc < mask.length; doc += 1) {
    if (mask[doc] !== 1) continue;
    docs[at] = doc;
    at += 1;
  }
  return { docs, scores: new Float32Array(count).fill(score) };
}

export const boosted = ({ docs, scores }: Matches, boost: number): Matches =>
  boost === 1 ? { docs, scores } : { docs, scores: scores.map((score) => score * boost) };
