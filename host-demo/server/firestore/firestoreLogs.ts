import * as v from 'valibot';
import {
  COMPACT_AFTER,
  change,
  changeId,
  head,
  KEPT_MS,
  LARGEST_TEXT,
  part,
} from '../../../src/sync/stores/firestoreSchema.ts';
import { type DocumentData, documentData } from '../../../src/sync/stores/schema.ts';
import { tooLarge } from '../routes/documents/documentLimits.ts';
import { mergePatch } from '../routes/documents/mergePatch.ts';
import type { FirestoreRecord, FirestoreRecords, RecordWrite } from './firestoreRecords.ts';

const READINGS = 5;
/** Letters of a part: in UTF-8 one of UTF-16's units takes three bytes at most. */
const LONGEST_PART = LARGEST_TEXT / 3;
/** Firestore's limit of writes that are committed together is 500. */
const MOST_WRITES = 400;

/** `headTime`: when the head was written; null without one. */
export type Log = {
  revision: number;
  base: number;
  parts: number;
  headTime: string | null;
  data: DocumentData;
};

const EMPTY: Log = { revision: 0, base: 0, parts: 0, headTime: null, data: {} };

const parseData = (text: string): DocumentData =>
  v.parse(v.pipe(v.string(), v.parseJson(), documentData), text);

const splitText = (text: string): string[] => {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = from + LONGEST_PART;
    const last = text.charCodeAt(end - 1);
    // The two halves of a letter stay together.
    const isInside = end < text.length && last >= 0xd800 && last <= 0xdbff;
    const to = isInside ? end - 1 : end;
    pieces.push(text.slice(from, to));
    from = to;
  }
  return pieces;
};

const headOnly = (headTime: string | null) =>
  headTime === null ? { exists: false } : { updateTime: headTime };

export const createFirestoreLogs = (records: FirestoreRecords, clock: () => Date) => {
  const partsOf = (path: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `${path}/parts/${index}`);

  const readOnce = async (path: string, found: FirestoreRecord): Promise<Log | null> => {
    const { revision, base, parts } = v.parse(head, found.fields);
    const [pieces, changes] = await Promise.all([
      records.get(partsOf(path, parts)),
      records.after(path, 'changes', base),
    ]);
    const texts = partsOf(path, parts).map((piece) => {
      const read = v.safeParse(part, pieces.get(piece)?.fields);
      return read.success && read.output.upTo === base ? read.output.text : null;
    });
    if (texts.includes(null)) return null;
    let data = parts > 0 ? parseData(texts.join('')) : {};
    let last = base;
    for (const { fields } of changes) {
      const { revision: next, patch } = v.parse(change, fields);
      if (next !== last + 1) return null;
      data = mergePatch(data, parseData(patch));
      last = next;
    }
    return last < revision ? null : { revision: last, base, parts, headTime: found.updateTime, data };
  };

  const read = async (path: string): Promise<Log> => {
    for (let reading = 1; reading <= READINGS; reading += 1) {
      const found = (await records.get([path])).get(path);
      if (!found) return EMPTY;
      const log = await readOnce(path, found);
      if (log) return log;
    }
    throw new Error('a log in Firestore is incomplete');
  };

  const putParts = (
    path: string,
    { headTime }: Pick<Log, 'headTime'>,
    { revision, data }: { revision: number; data: DocumentData },
  ): Promise<boolean> => {
    const texts = splitText(JSON.stringify(data));
    return records.commit([
      { path, record: { revision, base: revision, parts: texts.length }, only: headOnly(headTime) },
      ...texts.map((text, index) => ({ path: `${path}/parts/${index}`, record: { upTo: revision, text } })),
    ]);
  };

  /** Only what is in the parts may end. */
  const expire = async (path: string, from: number, upTo: number): Promise<void> => {
    const expireAt = new Date(clock().getTime() + KEPT_MS);
    for (let start = from; start <= upTo; start += MOST_WRITES) {
      const length = Math.min(MOST_WRITES, upTo - start + 1);
      await records.commit(
        Array.from(
          { length },
          (_, index): RecordWrite => ({
            path: `${path}/changes/${changeId(start + index)}`,
            record: { expireAt },
            only: { exists: true },
            isPartial: true,
          }),
        ),
      );
    }
  };

  return {
    read,
    putParts,
    existing: async (paths: readonly string[]): Promise<ReadonlySet<string>> =>
      new Set((await records.get(paths)).keys()),
    /** The next change of the log that was read. False: somebody else was faster. */
    append(
      path: string,
      log: Log,
      { writer, patch }: { writer: string; patch: DocumentData },
    ): Promise<boolean> {
      const text = JSON.stringify(patch);
      if (Buffer.byteLength(text) > LARGEST_TEXT) throw tooLarge();
      const revision = log.revision + 1;
      const { base, parts, headTime } = log;
      return records.commit([
        { path, record: { revision, base, parts }, only: headOnly(headTime) },
        {
          path: `${path}/changes/${changeId(revision)}`,
          record: { revision, writer, patch: text, at: clock().getTime() },
          only: { exists: false },
        },
      ]);
    },
    async compactIfLong(path: string): Promise<void> {
      const log = await read(path);
      if (log.revision - log.base <= COMPACT_AFTER) return;
      if (await putParts(path, log, log)) await expire(path, log.base + 1, log.revision);
    },
  };
};
export type FirestoreLogs = ReturnType<typeof createFirestoreLogs>;
