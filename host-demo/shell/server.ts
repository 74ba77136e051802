import proxy from '@fastify/http-proxy';
import serveFiles from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isAccount } from './accounts.ts';

export type ShellServerOptions = {
  /** Folder of the built shell. */
  folder: string;
  /** Address of the back office that knows the customers. */
  backend: string;
  /** Address of the portal; each tenant's is a name before it. */
  portal: string;
  /** The development build is served by its own server at this address; null serves `folder`. */
  development?: string | null;
};

/** The CRM holds its customers' credentials on its own server; this is that of every demo customer. */
const DEMO_PASSWORD = 'Portal#2026';

const tokenRequest = v.object({ tenant: v.string(), email: v.string() });
const companyAnswer = v.object({ company: v.object({ company_id: v.number() }) });
const loginAnswer = v.object({ token: v.string(), expires_at: v.number() });

const post = async <Schema extends v.GenericSchema>(
  url: string,
  body: unknown,
  answer: Schema,
): Promise<v.InferOutput<Schema>> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  return v.parse(answer, await response.json());
};

/** A tenant's portal: `http://localhost:4100` → `http://andina.localhost:4100`. */
const portalOf = (portal: string, tenant: string): string => {
  const url = new URL(portal);
  url.hostname = `${tenant}.${url.hostname}`;
  return url.origin;
};

/**
 * The CRM's own server: its pages, where the portals are (`GET /session/portals`), and tokens for the portal
 * (`POST /session/token {tenant, email}` → `{token, expiresAt}`), for which it logs in to the back office as its customer.
 */
export const createShellServer = async (options: ShellServerOptions): Promise<FastifyInstance> => {
  const { folder, backend, portal, development = null } = options;
  const app = Fastify({ logger: false, forceCloseConnections: true });

  app.get('/session/portals', () =>
    Object.fromEntries(
      ['demo', 'andina', 'lumiere', 'wolf'].map((tenant) => [tenant, portalOf(portal, tenant)]),
    ),
  );

  app.post('/session/token', async (request, reply) => {
    const asked = v.safeParse(tokenRequest, request.body);
    if (!asked.success || !isAccount(asked.output)) return reply.code(400).send({ code: 'unknown_account' });
    const { tenant, email } = asked.output;
    try {
      const { hostname } = new URL(portalOf(portal, tenant));
      const { company } = await post(`${backend}/company`, { subdomain: tenant, hostname }, companyAnswer);
      const credentials = {
        email,
        password: DEMO_PASSWORD,
        company_id: company.company_id,
        recaptchaToken: null,
      };
      const { token, expires_at } = await post(`${backend}/users/login`, credentials, loginAnswer);
      return { token, expiresAt: expires_at };
    } catch {
      return reply.code(502).send({ code: 'back_office_unreachable' });
    }
  });

  if (development) await app.register(proxy, { upstream: development, websocket: true });
  else await app.register(serveFiles, { root: folder, cacheControl: false });
  return app;
};
