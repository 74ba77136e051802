import type { DocumentData, DocumentEvent } from '../../../../src/api/cloudStore/schema.ts';
import type { DocumentName } from '../../../../src/domain/cloudStore/cloudStore.ts';
import type { Database } from '../../database/schema.ts';
import { LARGEST_MESSAGE, type Messages } from '../../messages/messages.ts';
import { checkShape, LARGEST_DOCUMENT, tooLarge } from './documentLimits.ts';
import { mergePatch } from './mergePatch.ts';
import type { DocumentOwner } from './streams.ts';

type Change = {
  name: DocumentName;
  /** The writing session, so that it can ignore its own change. */
  writer: string;
  /** Computes the patch within the transaction; null for no change. */
  patch: (transaction: Database) => Promise<DocumentData | null>;
};

/** Stores the patched document with the next revision. */
const store = async (
  transaction: Database,
  { companyId, email }: DocumentOwner,
  name: DocumentName,
  patch: DocumentData,
): Promise<number> => {
  await transaction
    .insertInto('documents')
    .values({ company_id: companyId, email, name, revision: 0, data: '{}' })
    .onConflict((conflict) => conflict.columns(['company_id', 'email', 'name']).doNothing())
    .execute();
  const own = { company_id: companyId, email, name };
  const before = await transaction
    .selectFrom('documents')
    .select(['revision', 'data'])
    .where((where) => where.and(own))
    .forUpdate()
    .executeTakeFirstOrThrow();
  const merged = mergePatch(before.data, patch);
  checkShape(merged);
  const data = JSON.stringify(merged);
  if (Buffer.byteLength(data) > LARGEST_DOCUMENT) throw tooLarge();
  const revision = before.revision + 1;
  await transaction
    .updateTable('documents')
    .set({ revision, data })
    .where((where) => where.and(own))
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
 * The documents of the cloud store. Each change is stored with the next revision, and all open sessions of the user are
 * notified in all processes, in the same order. One user's changes take turns, so that they occupy one connection to the
 * database only.
 */
export const createDocumentStore = (database: Database, messages: Messages) => {
  const pending = new Map<string, Promise<unknown>>();
  const runInOrder = <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const result = (pending.get(key) ?? Promise.resolve()).then(work);
    const settled = result
      .catch(() => undefined)
      .then(() => {
        if (pending.get(key) === settled) pending.delete(key);
      });
    pending.set(key, settled);
    return result;
  };

  return {
    /**
     * Returns the new revision, null when nothing changed. Throws 413 `too_large`, also for too many fields; 400 for a patch
     * that is nested too deeply.
     */
    change(owner: DocumentOwner, { name, writer, patch }: Change): Promise<number | null> {
      return runInOrder(`${owner.companyId} ${owner.email}`, () =>
        database.transaction().execute(async (transaction) => {
          const found = await patch(transaction);
          if (!found) return null;
          const revision = await store(transaction, owner, name, found);
          await messages.publish(messageOf(owner, { name, revision, writer, patch: found }), transaction);
          return revision;
        }),
      );
    },
  };
};
export type DocumentStore = ReturnType<typeof createDocumentStore>;
