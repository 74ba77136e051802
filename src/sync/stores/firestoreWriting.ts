import { CallError } from '../../api/callError.ts';
import type { DocumentName, JsonObject, StoredDocument } from '../rules/cloudStore.ts';
import { type Records, RecordsError, type RecordsFailure } from '../rules/records.ts';
import { splitPatch } from '../rules/splitPatch.ts';
import { splitText } from '../rules/splitText.ts';
import { parseHead } from './firestoreReading.ts';
import { COMPACT_AFTER, changeId, headPath, KEPT_MS, LARGEST_TEXT } from './firestoreSchema.ts';

const ATTEMPTS = 10;
/** A busy Firestore fails with other errors too. */
const TRIED_AGAIN: readonly RecordsFailure[] = ['lost', 'refused', 'other'];
/** The longest pause before the second attempt, and before any, ms. A transaction takes about 100. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_600;
/** Revisions after which a compaction that failed is tried again. */
const COMPACT_AGAIN_AFTER = 20;

export type WritingOptions = {
  records: Records;
  alias: string;
  email: string;
  writer: string;
  now(): number;
  /** From 0 up to 1. */
  random(): number;
  delay(ms: number): Promise<void>;
  read(name: DocumentName): Promise<StoredDocument>;
};

export const createLogWriter = (options: WritingOptions) => {
  const { records, alias, email, writer, now, random, delay, read } = options;
  const compactions = new Map<DocumentName, { triedAt: number; done: Promise<unknown> }>();

  /** A lost race is refused by the rules, too: `isReading` tells it from a log that isn't this customer's. */
  const attempt = async (path: string, patch: string) => {
    let isReading = true;
    try {
      return await records.transact(async (transaction) => {
        const { revision: before, base, parts } = parseHead(await transaction.read(path));
        isReading = false;
        const revision = before + 1;
        transaction.set(path, { revision, base, parts });
        transaction.set(`${path}/changes/${changeId(revision)}`, { revision, writer, patch, at: now() });
        return { revision, base };
      });
    } catch (error) {
      if (!isReading && error instanceof RecordsError && TRIED_AGAIN.includes(error.failure)) return error;
      throw error;
    }
  };

  const append = async (path: string, patch: string): Promise<{ revision: number; base: number }> => {
    for (let count = 1; ; count += 1) {
      const appended = await attempt(path, patch);
      if (!(appended instanceof RecordsError)) return appended;
      if (count === ATTEMPTS) throw appended;
      await delay(random() * Math.min(FIRST_PAUSE_MS * 2 ** (count - 1), LONGEST_PAUSE_MS));
    }
  };

  /** The parts come with the head that names them; only then may the changes that they contain be deleted. */
  const compact = async (name: DocumentName): Promise<void> => {
    const path = headPath(alias, email, name);
    const { revision: upTo, data } = await read(name);
    const texts = splitText(JSON.stringify(data), LARGEST_TEXT);
    const before = await records.transact(async (transaction) => {
      const log = parseHead(await transaction.read(path));
      if (log.base >= upTo) return upTo;
      for (const [index, text] of texts.entries()) {
        transaction.set(`${path}/parts/${index}`, { upTo, text });
      }
      transaction.set(path, { revision: log.revision, base: upTo, parts: texts.length });
      return log.base;
    });
    const expireAt = new Date(now() + KEPT_MS);
    await records.transact(async (transaction) => {
      for (let revision = before + 1; revision <= upTo; revision += 1) {
        transaction.update(`${path}/changes/${changeId(revision)}`, { expireAt });
      }
    });
  };

  const compactIfLong = (name: DocumentName, { revision, base }: { revision: number; base: number }) => {
    if (revision - base <= COMPACT_AFTER) return;
    const { triedAt = 0 } = compactions.get(name) ?? {};
    if (revision - triedAt < COMPACT_AGAIN_AFTER) return;
    // The log is only longer without; whoever writes next tries again.
    compactions.set(name, { triedAt: revision, done: compact(name).catch(() => undefined) });
  };

  return async (name: DocumentName, patch: JsonObject): Promise<number> => {
    const pieces = splitPatch(patch, LARGEST_TEXT);
    if (!pieces) throw new CallError('refused', { code: 'too_large' });
    await compactions.get(name)?.done;
    let last = { revision: 0, base: 0 };
    for (const piece of pieces) last = await append(headPath(alias, email, name), JSON.stringify(piece));
    compactIfLong(name, last);
    return last.revision;
  };
};
