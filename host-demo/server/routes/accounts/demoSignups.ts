import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { decideSignup, signupDecision } from '../../accounts/decideSignup.ts';
import { signupDocument, waitingSignups } from '../../accounts/waitingSignups.ts';
import type { Context } from '../../context.ts';
import { checkDemoKey } from '../../session/demoKey.ts';
import { parseRequest } from '../../wire.ts';
import { companyQuery } from '../approvals/companyQuery.ts';

const params = v.object({ id: v.pipe(v.string(), v.uuid()) });

/**
 * The same as `backOfficeSignups` for all companies of a demo, with its key in X-Demo-Key: GET /demo/signups?company_id, GET
 * /demo/signups/{id}/document, POST /demo/signups/{id}/decision. Not part of the contract. 401 `unauthorized`.
 */
export const demoSignups = (app: FastifyInstance, context: Context): void => {
  const { database, demoKey } = context;
  if (demoKey === null) return;

  app.get('/demo/signups', async (request) => {
    checkDemoKey(request, demoKey);
    const { company_id } = parseRequest(companyQuery, request.query);
    return { success: true, signups: await waitingSignups(database, company_id) };
  });

  app.get('/demo/signups/:id/document', async (request, reply) => {
    checkDemoKey(request, demoKey);
    const { id } = parseRequest(params, request.params);
    const { type, content } = await signupDocument(database, id, null);
    return reply.type(type).send(content);
  });

  app.post('/demo/signups/:id/decision', async (request) => {
    checkDemoKey(request, demoKey);
    const { id } = parseRequest(params, request.params);
    const sent = parseRequest(signupDecision, request.body);
    await decideSignup(context, { signupId: id, companyId: null }, sent);
    return { success: true };
  });
};
