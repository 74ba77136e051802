import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { accounts } from './accounts.ts';

type BackOffice = {
  backend: string;
  /** Sent in X-Demo-Key; without one the back office refuses. */
  demoKey: string;
  companyOf(tenant: string): Promise<number>;
};

const TIMEOUT_MS = 10_000;

const tenant = v.pipe(
  v.string(),
  v.check((text) => accounts.some((account) => account.tenant === text)),
);
const tenantQuery = v.object({ tenant });
const idQuery = v.object({ id: v.pipe(v.string(), v.uuid()) });
const decisionRequest = v.looseObject({ id: v.pipe(v.string(), v.uuid()) });

/**
 * What the wholesaler's staff does, in the demo: `GET /session/mail?tenant` → `{mails}`, `GET /session/signups?tenant` → `{signups}`, `GET
 * /session/signups/document?id`, `POST /session/signups/decision {id, decision, …}`, `GET /session/orders?tenant` → `{orders}`, and `POST
 * /session/orders/shipped?id`. 400 `unknown_tenant`, `invalid_request`; 502
 * `back_office_unreachable`; the back office's own refusals are passed on.
 */
export const addBackOffice = (app: FastifyInstance, { backend, demoKey, companyOf }: BackOffice): void => {
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${backend}/demo/${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', 'x-demo-key': demoKey },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  const unreachable = { code: 'back_office_unreachable' };

  for (const [path, source] of [
    ['/session/mail', 'outbox'],
    ['/session/signups', 'signups'],
    ['/session/orders', 'orders'],
  ] as const) {
    app.get(path, async (request, reply) => {
      const asked = v.safeParse(tenantQuery, request.query);
      if (!asked.success) return reply.code(400).send({ code: 'unknown_tenant' });
      try {
        const companyId = await companyOf(asked.output.tenant);
        const response = await call(`${source}?company_id=${companyId}`);
        if (!response.ok) throw new Error(source);
        return await response.json();
      } catch {
        return reply.code(502).send(unreachable);
      }
    });
  }

  app.get('/session/signups/document', async (request, reply) => {
    const asked = v.safeParse(idQuery, request.query);
    if (!asked.success) return reply.code(400).send({ code: 'invalid_request' });
    const response = await call(`signups/${asked.output.id}/document`).catch(() => null);
    if (!response?.ok) return reply.code(response?.status ?? 502).send(unreachable);
    return reply
      .type(response.headers.get('content-type') ?? 'application/octet-stream')
      .header('content-disposition', 'attachment')
      .send(Buffer.from(await response.arrayBuffer()));
  });

  app.post('/session/orders/shipped', async (request, reply) => {
    const asked = v.safeParse(idQuery, request.query);
    if (!asked.success) return reply.code(400).send({ code: 'invalid_request' });
    const init = { method: 'POST', body: '{}' };
    const response = await call(`orders/${asked.output.id}/shipped`, init).catch(() => null);
    if (!response) return reply.code(502).send(unreachable);
    return reply.code(response.status).send(await response.json());
  });

  app.post('/session/signups/decision', async (request, reply) => {
    const sent = v.safeParse(decisionRequest, request.body);
    if (!sent.success) return reply.code(400).send({ code: 'invalid_request' });
    const { id, ...decision } = sent.output;
    const init = { method: 'POST', body: JSON.stringify(decision) };
    const response = await call(`signups/${id}/decision`, init).catch(() => null);
    if (!response) return reply.code(502).send(unreachable);
    return reply.code(response.status).send(await response.json());
  });
};
