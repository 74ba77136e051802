import { isDeepStrictEqual } from 'node:util';
import type { DocumentName } from '../../../src/sync/rules/cloudStore.ts';
import { headPath } from '../../../src/sync/stores/firestoreSchema.ts';
import type { DocumentData } from '../../../src/sync/stores/schema.ts';
import type { Database } from '../database/schema.ts';
import type { FirestoreLogs } from './firestoreLogs.ts';

type Parts = { database: Database; logs: FirestoreLogs };

/** `newer`: the other store has changes of its own, so nothing was copied. */
export type Moved = { copied: number; same: number; newer: string[] };

const NAMES: readonly DocumentName[] = [
  'transaction',
  'favourites',
  'quick_order',
  'notifications',
  'preferences',
  'devices',
];

const rowsOf = async (database: Database) =>
  database
    .selectFrom('documents')
    .innerJoin('companies', 'companies.id', 'documents.company_id')
    .select(['companies.alias', 'documents.email', 'documents.name'])
    .orderBy('documents.company_id')
    .orderBy('documents.email')
    .execute();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const documentIn = (database: Database, { alias, email, name }: Row) =>
  database
    .selectFrom('documents')
    .innerJoin('companies', 'companies.id', 'documents.company_id')
    .select(['documents.revision', 'documents.data'])
    .where('companies.alias', '=', alias)
    .where('documents.email', '=', email)
    .where('documents.name', '=', name)
    .executeTakeFirst();

type Outcome = 'copied' | 'same' | 'newer';

/** Throws when what is there afterwards isn't what was copied. */
const verify = (before: DocumentData, after: DocumentData, path: string): void => {
  if (!isDeepStrictEqual(after, before)) throw new Error(`${path}: the copy is different`);
};

const copyUp = async ({ database, logs }: Parts, row: Row): Promise<Outcome> => {
  const path = headPath(row.alias, row.email, row.name);
  const document = await documentIn(database, row);
  if (!document || document.revision === 0) return 'same';
  const log = await logs.read(path);
  if (log.revision === document.revision && isDeepStrictEqual(log.data, document.data)) return 'same';
  // Somebody has written there since it was copied.
  if (log.revision !== log.base || log.revision >= document.revision) return 'newer';
  if (!(await logs.putParts(path, log, document))) return 'newer';
  verify(document.data, (await logs.read(path)).data, path);
  return 'copied';
};

const add = (moved: Moved, outcome: Outcome, path: string): void => {
  if (outcome === 'newer') moved.newer.push(path);
  else moved[outcome] += 1;
};

/**
 * Copies the database's documents to Firestore, with their revisions, and compares each afterwards. It can be repeated: a log that has changes
 * of its own stays.
 */
export const copyToFirestore = async (parts: Parts): Promise<Moved> => {
  const moved: Moved = { copied: 0, same: 0, newer: [] };
  for (const row of await rowsOf(parts.database)) {
    add(moved, await copyUp(parts, row), headPath(row.alias, row.email, row.name));
  }
  return moved;
};

const copyDown = async (
  { database, logs }: Parts,
  { companyId, ...row }: Row & { companyId: number },
): Promise<Outcome> => {
  const path = headPath(row.alias, row.email, row.name);
  const log = await logs.read(path);
  if (log.revision === 0) return 'same';
  const document = await documentIn(database, row);
  if (document && isDeepStrictEqual(log.data, document.data)) return 'same';
  if (document && document.revision >= log.revision) return 'newer';
  const { revision, data } = log;
  await database
    .insertInto('documents')
    .values({ company_id: companyId, email: row.email, name: row.name, revision, data: JSON.stringify(data) })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'email', 'name']).doUpdateSet({ revision, data: JSON.stringify(data) }),
    )
    .execute();
  verify(data, (await documentIn(database, row))?.data ?? {}, path);
  return 'copied';
};

export const copyFromFirestore = async (parts: Parts): Promise<Moved> => {
  const moved: Moved = { copied: 0, same: 0, newer: [] };
  const users = await parts.database
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['companies.alias', 'companies.id as companyId', 'users.email'])
    .orderBy('users.company_id')
    .orderBy('users.id')
    .execute();
  for (const user of users) {
    for (const name of NAMES) {
      add(moved, await copyDown(parts, { ...user, name }), headPath(user.alias, user.email, name));
    }
  }
  return moved;
};
