import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import {
  type DocumentData,
  type DocumentName,
  documentName,
  documentPatchAnswer,
  documentPatchRequest,
} from '../../../../src/api/cloudStore/schema.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { Refusal } from '../../refusal.ts';
import { answer, received } from '../../wire.ts';
import { mergePatch } from './mergePatch.ts';
import type { DocumentOwner } from './streams.ts';

/** Of a document as JSON, and of a patch, bytes. */
const LARGEST = 1024 * 1024;
/** Room for the patch's envelope. */
const BODY_LIMIT = LARGEST + 1024;
const params = v.object({ name: documentName });

/** The document after the patch, stored with the next revision in one step: concurrent patches come one after another. */
const patched = (
  database: Database,
  { companyId, email }: DocumentOwner,
  name: DocumentName,
  patch: DocumentData,
): Promise<number> =>
  database.transaction().execute(async (transaction) => {
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
    if (Buffer.byteLength(data) > LARGEST) throw new Refusal(413, 'too_large', 'the document is too large');
    const revision = before.revision + 1;
    await transaction
      .updateTable('documents')
      .set({ revision, data })
      .where((where) => where.and(own))
      .execute();
    return revision;
  });

/**
 * PATCH /documents/{name} {writer, patch}: a JSON merge patch (RFC 7396) on the caller's own document, which every open
 * session of the same user then hears of. Customers only; 413 `too_large` above 1 MB.
 */
export const patchDocument = (app: FastifyInstance, { access, database, streams }: Context): void => {
  /** Changes of one user are made and told in the same order. */
  const turns = new Map<string, Promise<unknown>>();
  const inTurn = <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const result = (turns.get(key) ?? Promise.resolve()).then(work);
    const settled = result
      .catch(() => undefined)
      .then(() => {
        if (turns.get(key) === settled) turns.delete(key);
      });
    turns.set(key, settled);
    return result;
  };

  app.patch('/documents/:name', { bodyLimit: BODY_LIMIT }, async (request) => {
    const { customer } = await access.customer(request);
    const { name } = received(params, request.params);
    const { writer, patch } = received(documentPatchRequest, request.body);
    const owner = { companyId: customer.companyId, email: customer.user.email.toLowerCase() };
    const revision = await inTurn(`${owner.companyId} ${owner.email}`, async () => {
      const next = await patched(database, owner, name, patch);
      streams.publish(owner, { name, revision: next, writer, patch });
      return next;
    });
    return answer(documentPatchAnswer, { success: true, revision });
  });
};
