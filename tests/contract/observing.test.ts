import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactionResponse } from '../../src/api/history/transactionSchema.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { openStream } from '../support/backEnd/documentStream.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';

const lines: string[] = [];
let backEnd: BackEnd;
let metricsPort: number;

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

beforeAll(async () => {
  metricsPort = await freePort();
  backEnd = await startBackEnd({
    log: 'info',
    logStream: { write: (line) => void lines.push(line) },
    metrics: { host: '127.0.0.1', port: metricsPort },
  });
});
afterAll(() => backEnd.close());

const logLine = v.looseObject({
  reqId: v.string(),
  msg: v.string(),
  tenant: v.nullable(v.string()),
  method: v.string(),
  route: v.string(),
  status: v.number(),
  duration: v.number(),
});
const requestLines = () =>
  lines.flatMap((line) => {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), logLine), line);
    return parsed.success ? [parsed.output] : [];
  });

test('each request is one line: its id, tenant, route, status and duration', async () => {
  const id = randomUUID();
  const { headers } = await backEnd.get('/transactions/by_number/WEB-404', {
    company: 'demo',
    headers: { 'x-request-id': id },
  });
  expect(headers.get('x-request-id')).toBe(id);
  expect(requestLines().find(({ reqId }) => reqId === id)).toMatchObject({
    msg: 'request',
    tenant: 'demo',
    method: 'GET',
    route: '/transactions/by_number/:number',
    status: 401,
  });
  await backEnd.get('/health', { company: 'a b{}', headers: { 'x-request-id': 'x"\t y' } });
  const odd = requestLines().at(-1);
  expect(odd).toMatchObject({ tenant: null, route: '/health', status: 200 });
  expect(odd?.reqId).toMatch(/^[\w-]{36}$/);
});

test('no line has a password, a token, a cookie, the id of a PDF link, or an e-mail', async () => {
  const login = await backEnd.post('/users/login', {
    body: { email: 'buyer@demo.test', password: PASSWORD, company_id: 1 },
  });
  const { token } = v.parse(v.object({ token: v.string() }), login.body);
  const [cookie = ''] = (login.headers.get('set-cookie') ?? '').split(';');
  const link = (await backEnd.app.linkToken(1, 'buyer@demo.test')) ?? '';
  await backEnd.post('/users/refresh', { body: {}, headers: { cookie } });
  await backEnd.post('/users/refresh', { token: link, body: {} });
  await backEnd.get(`/store/${link}?token=${link}`);
  const placed = await backEnd.post('/rest/visitSync', {
    token,
    body: orderVisit('WEB-1', 110, [sentLine(101, 2, { units: 'CS' }), sentLine(102, 10)]),
  });
  const { id } = v.parse(visitResponse, placed.body).transaction;
  const { transaction } = v.parse(
    transactionResponse,
    (await backEnd.get(`/transactions/${id}`, { token })).body,
  );
  const pdf = transaction.encrypted_id;
  await fetch(`${backEnd.address}/documents/order/${pdf}.pdf`).then((response) => response.arrayBuffer());
  const all = lines.join('');
  expect(requestLines().map(({ route }) => route)).toContain('/documents/:kind/:file');
  const secrets = {
    PASSWORD,
    token,
    cookie: cookie.split('=')[1] ?? '',
    link,
    pdf,
    email: 'buyer@demo.test',
  };
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(5);
    expect(all.includes(secret), name).toBe(false);
  }
});

test('the metrics have an address of their own: durations by route, event loop, streams', async () => {
  const token = await backEnd.login('buyer@demo.test', 1);
  const stream = await openStream(backEnd, token);
  await backEnd.get('/transactions/by_number/WEB-404', { token });
  const read = async () => {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    return { type: response.headers.get('content-type'), text: await response.text() };
  };
  const { type, text } = await read();
  expect(type).toMatch(/^text\/plain/);
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/transactions\/by_number\/:number",status="404"\} 1/,
  );
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).toContain('portal_open_streams 1');
  expect(text).toContain('portal_listening 1');
  expect(text).not.toContain('WEB-404');
  stream.close();
  expect((await backEnd.get('/metrics')).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/other`)).status).toBe(404);
});
