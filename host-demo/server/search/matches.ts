/** Documents that were found, and what each is worth; `scores[i]` belongs to `docs[i]`. */
export type Matches = { docs: Uint32Array; scores: Float32Array };

/**
 * A sheet with a row for each document, on which a search adds up. Rows are wiped when they are first touched, so that a
 * search costs what it finds and not what there is.
 */
export type Sheet = {
  /** Starts anew. */
  clear(): void;
  /**
   * Notes that a document holds the `word`-th thing that is looked for; among several ways of holding the same thing the best
   * counts.
   */
  note(doc: number, word: number, score: number): void;
  /** The documents that hold at least so many of the things. */
  collect(least: number, boost: number): Matches;
};

export function createSheet(documents: number): Sheet {
  const turns = new Uint32Array(documents);
  const sums = new Float32Array(documents);
  const best = new Float32Array(documents);
  const lastWords = new Uint16Array(documents);
  const counts = new Uint16Array(documents);
  const touched = new Uint32Array(documents);
  let turn = 0;
  let length = 0;
  return {
    clear() {
      turn += 1;
      length = 0;
    },
    note(doc, word, score) {
      if (turns[doc] !== turn) {
        turns[doc] = turn;
        sums[doc] = 0;
        best[doc] = score;
        lastWords[doc] = word;
        counts[doc] = 1;
        touched[length] = doc;
        length += 1;
      } else if (lastWords[doc] !== word) {
        sums[doc] = (sums[doc] ?? 0) + (best[doc] ?? 0);
        best[doc] = score;
        lastWords[doc] = word;
        counts[doc] = (counts[doc] ?? 0) + 1;
      } else if (score > (best[doc] ?? 0)) best[doc] = score;
    },
    collect(least, boost) {
      const docs = new Uint32Array(length);
      const scores = new Float32Array(length);
      let found = 0;
      for (let at = 0; at < length; at += 1) {
        const doc = touched[at] ?? 0;
        if ((counts[doc] ?? 0) < least) continue;
        docs[found] = doc;
        scores[found] = ((sums[doc] ?? 0) + (best[doc] ?? 0)) * boost;
        found += 1;
      }
      return { docs: docs.subarray(0, found), scores: scores.subarray(0, found) };
    },
  };
}

/** The same documents without those that a mask leaves out. */
export function within({ docs, scores }: Matches, mask: Uint8Array): Matches {
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

/** All documents of a mask, each worth the same. */
export function allOf(mask: Uint8Array, score: number): Matches {
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

/** The same documents, each worth so many times as much. */
export const boosted = ({ docs, scores }: Matches, boost: number): Matches =>
  boost === 1 ? { docs, scores } : { docs, scores: scores.map((score) => score * boost) };
