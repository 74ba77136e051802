import type { DocumentName } from '../../../../src/sync/rules/cloudStore.ts';
import type { DocumentData, DocumentEvent } from '../../../../src/sync/stores/schema.ts';
import type { Database } from '../../database/schema.ts';
import { LARGEST_MESSAGE, type Messages } from '../../messages/messages.ts';
import type { CustomerDocuments, ReadDocument } from './customerDocuments.ts';
import { checkShape, LARGEST_DOCUMENT, tooLarge } from './documentLimits.ts';
import { mergePatch } from './mergePatch.ts';
import type { DocumentOwner } from './streams.ts';
import { createTurnTaking } from './turnTaking.ts';

const PAGE = 100;

type Key = DocumentOwner & { name: DocumentName };

const documentOf = (database: Database, { companyId, email, name }: Key) =>
  database
    .selectFrom('documents')
    .select(['revision', 'data'])
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .where('name', '=', name);

const tableKey = ({ companyId, email, name }: Key) => ({ company_id: companyId, email, name });

/** A row to lock, unless somebody else has just made one. */
const created = async (transaction: Database, key: Key): Promise<ReadDocument> => {
  await transaction
    .insertInto('documents')
    .values({ ...tableKey(key), revision: 0, data: '{}' })
    .onConflict((conflict) => conflict.columns(['company_id', 'email', 'name']).doNothing())
    .execute();
  return documentOf(transaction, key).forUpdate().executeTakeFirstOrThrow();
};

const store = async (
  transaction: Database,
  key: Key,
  before: ReadDocument,
  patch: DocumentData,
): Promise<number> => {
  const merged = mergePatch(before.data, patch);
  checkShape(merged);
  const data = JSON.stringify(merged);
  if (Buffer.byteLength(data) > LARGEST_DOCUMENT) throw tooLarge();
  const revision = before.revision + 1;
  await transaction
    .updateTable('documents')
    .set({ revision, data })
    .where((where) => where.and(tableKey(key)))
    .execute();
  return revision;
};

/** The message about a change; without the patch when it is too large, so that the others read the document again. */
const messageOf = ({ companyId, email }: DocumentOwner, event: DocumentEvent) => {
  const message = { kind: 'document' as const, companyId, email, event };
  const isSmall = Buffer.byteLength(JSON.stringify(message)) <= LARGEST_MESSAGE;
  return isSmall ? message : { ...message, event: { ...event, patch: null } };
};

/**
 * The documents in the table. Each change is stored with the next revision, and all open sessions of the user are notified in all processes,
 * in the same order. One user's changes take turns, so that they occupy one connection to the database only.
 */
export const createDocumentStore = (database: Database, messages: Messages): CustomerDocuments => {
  const inTurn = createTurnTaking();

  return {
    isHere: true,
    change: (owner, { name, writer, patch, record }) =>
      inTurn(`${owner.companyId} ${owner.email}`, () =>
        database.transaction().execute(async (transaction) => {
          const key = { ...owner, name };
          const before = await documentOf(transaction, key).forUpdate().executeTakeFirst();
          const found = await patch(before?.data ?? {}, transaction);
          if (!found || (record && !(await record(transaction)))) return null;
          if (record && Object.keys(found).length === 0) return null;
          const revision = await store(transaction, key, before ?? (await created(transaction, key)), found);
          await messages.publish(messageOf(owner, { name, revision, writer, patch: found }), transaction);
          return revision;
        }),
      ),
    async read(owner, name) {
      const row = await documentOf(database, { ...owner, name }).executeTakeFirst();
      return row ?? { revision: 0, data: {} };
    },
    async *readAll(companyId, name) {
      for (let after = ''; ; ) {
        const rows = await database
          .selectFrom('documents')
          .select(['email', 'data'])
          .where('company_id', '=', companyId)
          .where('name', '=', name)
          .where('email', '>', after)
          .orderBy('email')
          .limit(PAGE)
          .execute();
        yield* rows;
        const last = rows.at(-1);
        if (!last || rows.length < PAGE) return;
        after = last.email;
      }
    },
  };
};
