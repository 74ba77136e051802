import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { id as companyId } from '../../../../src/api/wire.ts';
import { decideSignup, signupDecision } from '../../accounts/decideSignup.ts';
import { signupDocument, waitingSignups } from '../../accounts/waitingSignups.ts';
import type { Context } from '../../context.ts';
import { checkBackOfficeKey } from '../../session/backOfficeKey.ts';
import { parseRequest } from '../../wire.ts';
import { companyQuery } from '../approvals/companyQuery.ts';

/** The largest integer of a database's column. */
const MAX_ID = 2_147_483_647;
const ofCompany = v.object({ company_id: v.pipe(companyId, v.minValue(1), v.maxValue(MAX_ID)) });
const params = v.object({ id: v.pipe(v.string(), v.uuid()) });

/**
 * Sign-ups for the company's own system and its staff, with the company's key in X-Back-Office-Key. GET /signups?company_id: those that wait,
 * oldest first, each with the client whose number it states. GET /signups/{id}/document?company_id: its file. POST
 * /signups/{id}/decision {company_id, decision: approve, client_id, terms} or {company_id, decision: refuse, reason}: see `signupDecision`; a repeat changes nothing.
 * 401 `unauthorized`; 404 `not_found`, also for another company's; 409 `decided`; 422 `unknown_client`; 429 `too_many_attempts`.
 */
export const backOfficeSignups = (app: FastifyInstance, context: Context): void => {
  const { database } = context;

  app.get('/signups', async (request) => {
    const { company_id } = parseRequest(companyQuery, request.query);
    await checkBackOfficeKey(context, request, company_id);
    return { success: true, signups: await waitingSignups(database, company_id) };
  });

  app.get('/signups/:id/document', async (request, reply) => {
    const { company_id } = parseRequest(companyQuery, request.query);
    await checkBackOfficeKey(context, request, company_id);
    const { id } = parseRequest(params, request.params);
    const { type, content } = await signupDocument(database, id, company_id);
    return reply.type(type).header('content-disposition', 'attachment').send(content);
  });

  app.post('/signups/:id/decision', async (request) => {
    const { company_id } = parseRequest(ofCompany, request.body);
    await checkBackOfficeKey(context, request, company_id);
    const { id } = parseRequest(params, request.params);
    const sent = parseRequest(signupDecision, request.body);
    await decideSignup(context, { signupId: id, companyId: company_id }, sent);
    return { success: true };
  });
};
