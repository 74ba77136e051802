import type { DocumentData } from '../../../../src/api/cloudStore/schema.ts';
import type { DocumentName } from '../../../../src/domain/cloudStore/cloudStore.ts';
import type { Database } from '../../database/schema.ts';
import { Refusal } from '../../refusal.ts';
import { mergePatch } from './mergePatch.ts';
import type { DocumentOwner, DocumentStreams } from './streams.ts';

/** Limit of a document or patch as JSON, bytes: four times a cart of 1,000 lines. */
export const LARGEST_DOCUMENT = 4 * 1024 * 1024;

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
  const data = JSON.stringify(mergePatch(before.data, patch));
  if (Buffer.byteLength(data) > LARGEST_DOCUMENT) {
    throw new Refusal(413, 'too_large', 'the document is too large');
  }
  const revision = before.revision + 1;
  await transaction
    .updateTable('documents')
    .set({ revision, data })
    .where((where) => where.and(own))
    .execute();
  return revision;
};

/**
 * The documents of the cloud store. Each change is stored with the next revision, and all open sessions of the user are
 * notified, in the same order.
 */
export const createDocumentStore = (database: Database, streams: DocumentStreams) => {
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
     * Returns the new revision, null when nothing changed. Throws 413 `too_large`, 400 for a patch that is nested too
     * deeply.
     */
    change(owner: DocumentOwner, { name, writer, patch }: Change): Promise<number | null> {
      return runInOrder(`${owner.companyId} ${owner.email}`, async () => {
        const done = await database.transaction().execute(async (transaction) => {
          const found = await patch(transaction);
          return found && { patch: found, revision: await store(transaction, owner, name, found) };
        });
        if (done) streams.publish(owner, { name, writer, ...done });
        return done?.revision ?? null;
      });
    },
  };
};
export type DocumentStore = ReturnType<typeof createDocumentStore>;
