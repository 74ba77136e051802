import proxy from '@fastify/http-proxy';
import serveFiles from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isAccount, tenants } from './accounts.ts';
import { addBackOffice } from './backOffice.ts';

const FAULTS = ['hang', 'answer', 'redeploy'] as const;

export type ShellServerOptions = {
  folder: string;
  backend: string;
  /** URL of the portal; tenants are subdomains. */
  portal: string;
  demoKey?: string;
  /** Solves the back office's captcha of a login, which it wants after failed ones; without it such a login fails. */
  solveCaptcha?: (companyId: number) => Promise<string>;
  /** Hosts of the banks' pages to which the CRM's page may go; none by default. */
  bankHosts?: readonly string[];
  /** Make the portal's server hang and so on; without them those of the page's buttons do nothing. */
  faults?: Readonly<Record<(typeof FAULTS)[number], () => void>>;
  /** URL of the development server; null serves `folder`. */
  development?: string | null;
};

/** The demo customers' password, which stays on the CRM's server. */
const DEMO_PASSWORD = 'Portal#2026';
const TIMEOUT_MS = 10_000;

const tokenRequest = v.object({ tenant: v.string(), email: v.string() });
const endedSession = v.object({ token: v.string() });
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
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return v.parse(answer, await response.json());
};

/** `http://localhost:4100` → `http://andina.localhost:4100`. */
const portalOf = (portal: string, tenant: string): string => {
  const url = new URL(portal);
  url.hostname = `${tenant}.${url.hostname}`;
  return url.origin;
};

/**
 * `POST /session/ended {token}` ends a token's session at the back office; `POST /session/faults/{hang,answer,redeploy}` is for the portal's
 * server.
 */
const addFailures = (app: FastifyInstance, { backend, faults }: ShellServerOptions) => {
  app.post('/session/ended', async (request, reply) => {
    const sent = v.safeParse(endedSession, request.body);
    if (!sent.success) return reply.code(400).send({ code: 'invalid_request' });
    const authorization = `Bearer ${sent.output.token}`;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const init = { method: 'POST', headers: { authorization }, signal };
    const response = await fetch(`${backend}/users/logout`, init).catch(() => null);
    return response?.ok ? { success: true } : reply.code(502).send({ code: 'back_office_unreachable' });
  });
  for (const name of FAULTS) {
    app.post(`/session/faults/${name}`, () => {
      faults?.[name]();
      return { success: true };
    });
  }
};

/**
 * The CRM's server: pages, portal URLs (`GET /session/portals`), hosts of banks
 * (`GET /session/bank-hosts`), tokens (`POST /session/token {tenant, email}` → `{token,
 * expiresAt}`), for which it logs in to the back office as the customer, what the wholesaler's staff does (`addBackOffice`), and what goes wrong when a
 * developer wants to see it (`addFailures`).
 */
export const createShellServer = async (options: ShellServerOptions): Promise<FastifyInstance> => {
  const { folder, backend, portal, demoKey = '', solveCaptcha, bankHosts = [], development = null } = options;
  const app = Fastify({ logger: false, forceCloseConnections: true });

  const companyOf = async (tenant: string): Promise<number> => {
    const { hostname } = new URL(portalOf(portal, tenant));
    const { company } = await post(`${backend}/company`, { subdomain: tenant, hostname }, companyAnswer);
    return company.company_id;
  };
  const logIn = async (tenant: string, email: string) => {
    const company_id = await companyOf(tenant);
    const send = (recaptchaToken: string | null) => {
      const credentials = { email, password: DEMO_PASSWORD, company_id, recaptchaToken };
      return post(`${backend}/users/login`, credentials, loginAnswer);
    };
    return send(null).catch(async (error: unknown) => {
      if (!solveCaptcha) throw error;
      return send(await solveCaptcha(company_id));
    });
  };

  addBackOffice(app, { backend, demoKey, companyOf });
  addFailures(app, options);

  app.get('/session/portals', () =>
    Object.fromEntries(tenants.map((tenant) => [tenant, portalOf(portal, tenant)])),
  );

  app.get('/session/bank-hosts', () => bankHosts);

  app.post('/session/token', async (request, reply) => {
    const asked = v.safeParse(tokenRequest, request.body);
    if (!asked.success || !isAccount(asked.output)) return reply.code(400).send({ code: 'unknown_account' });
    const { tenant, email } = asked.output;
    try {
      const { token, expires_at } = await logIn(tenant, email);
      return { token, expiresAt: expires_at };
    } catch {
      return reply.code(502).send({ code: 'back_office_unreachable' });
    }
  });

  if (development) await app.register(proxy, { upstream: development, websocket: true });
  else await app.register(serveFiles, { root: folder, cacheControl: false });
  return app;
};
