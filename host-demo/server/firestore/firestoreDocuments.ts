import { setTimeout as delay } from 'node:timers/promises';
import type { DocumentName } from '../../../src/sync/rules/cloudStore.ts';
import { COMPACT_AFTER, headPath } from '../../../src/sync/stores/firestoreSchema.ts';
import type { Database } from '../database/schema.ts';
import type { CustomerDocuments, DocumentChange } from '../routes/documents/customerDocuments.ts';
import { checkShape, LARGEST_DOCUMENT, tooLarge } from '../routes/documents/documentLimits.ts';
import { mergePatch } from '../routes/documents/mergePatch.ts';
import type { DocumentOwner } from '../routes/documents/streams.ts';
import { createTurnTaking } from '../routes/documents/turnTaking.ts';
import type { FirestoreLogs } from './firestoreLogs.ts';

const ATTEMPTS = 10;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_600;
const PAGE = 100;

type Parts = {
  database: Database;
  logs: FirestoreLogs;
  logWarning: (error: unknown, message: string) => void;
};

const aliasOf = async (database: Database, companyId: number): Promise<string> =>
  (
    await database
      .selectFrom('companies')
      .select('alias')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow()
  ).alias;

type Appended = { path: string; revision: number; length: number } | null | 'nothing';

/** Customers' documents as logs in Firestore (docs/decisions/037-firestore.md). Browsers read and change them there. */
export const createFirestoreDocuments = ({ database, logs, logWarning }: Parts): CustomerDocuments => {
  const inTurn = createTurnTaking();

  const pathOf = async ({ companyId, email }: DocumentOwner, name: DocumentName): Promise<string> =>
    headPath(await aliasOf(database, companyId), email, name);

  const attempt = async (path: string, { writer, patch }: DocumentChange): Promise<Appended | undefined> => {
    const log = await logs.read(path);
    const found = await patch(log.data, database);
    if (!found) return 'nothing';
    if (Object.keys(found).length === 0) return null;
    const merged = mergePatch(log.data, found);
    checkShape(merged);
    if (Buffer.byteLength(JSON.stringify(merged)) > LARGEST_DOCUMENT) throw tooLarge();
    const revision = log.revision + 1;
    const isAppended = await logs.append(path, log, { writer, patch: found });
    return isAppended ? { path, revision, length: revision - log.base } : undefined;
  };

  const append = async (path: string, change: DocumentChange): Promise<Appended> => {
    for (let count = 1; count <= ATTEMPTS; count += 1) {
      const appended = await attempt(path, change);
      if (appended !== undefined) return appended;
      await delay(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** (count - 1), LONGEST_PAUSE_MS));
    }
    throw new Error('others were faster each time');
  };

  const change = async (owner: DocumentOwner, wanted: DocumentChange): Promise<number | null> => {
    const appended = await append(await pathOf(owner, wanted.name), wanted);
    if (appended === 'nothing') return null;
    const { record } = wanted;
    if (record) await database.transaction().execute((transaction) => record(transaction));
    if (!appended) return null;
    if (appended.length > COMPACT_AFTER) {
      await logs
        .compactIfLong(appended.path)
        .catch((error: unknown) => logWarning(error, 'a log in Firestore stays long'));
    }
    return appended.revision;
  };

  return {
    isHere: false,
    change: (owner, wanted) => inTurn(`${owner.companyId} ${owner.email}`, () => change(owner, wanted)),
    async read(owner, name) {
      const { revision, data } = await logs.read(await pathOf(owner, name));
      return { revision, data };
    },
    async *readAll(companyId, name) {
      const alias = await aliasOf(database, companyId);
      for (let after = ''; ; ) {
        const users = await database
          .selectFrom('users')
          .select('email')
          .where('company_id', '=', companyId)
          .where('email', '>', after)
          .orderBy('email')
          .limit(PAGE)
          .execute();
        const there = await logs.existing(users.map(({ email }) => headPath(alias, email, name)));
        for (const { email } of users) {
          const path = headPath(alias, email, name);
          if (there.has(path)) yield { email, data: (await logs.read(path)).data };
        }
        const last = users.at(-1);
        if (!last || users.length < PAGE) return;
        after = last.email;
      }
    },
  };
};
