import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../host-demo/server/database/connect.ts';
import { lockFolder } from '../../host-demo/server/database/lockFolder.ts';
import { remindOfInvoices } from '../../host-demo/server/mails/remindOfInvoices.ts';
import { createDocumentIds } from '../../host-demo/server/session/documentIds.ts';
import { searchResponse } from '../../src/api/catalogue/schema.ts';
import { productQuery } from '../../src/api/search/productQuery.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { documentResponse } from '../../src/sync/stores/schema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { openStream } from '../support/backEnd/documentStream.ts';
import { findPostgres, type Postgres, startPostgres } from '../support/backEnd/postgres.ts';
import { signupBody } from '../support/backEnd/signupBody.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { aProductSearch } from '../support/productSearch.ts';
import { waitUntilPasses } from '../support/waitUntilPasses.ts';

const MODULE = resolve('host-demo/server/database/lockFolder.ts');

test('a folder of the embedded database that another process has locked is refused, until that process ends, however it ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lock-'));
  const data = join(folder, 'database');
  const script = `
    const { lockFolder } = await import(${JSON.stringify(MODULE)});
    await lockFolder(${JSON.stringify(data)});
    process.stdout.write('locked');
    setInterval(() => undefined, 1_000);
  `;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  await expect(lockFolder(data)).rejects.toThrow(`Another back end is running with the data in ${data}.`);
  other.kill('SIGKILL');
  await once(other, 'exit');
  const unlock = await lockFolder(data);
  await expect(lockFolder(data)).rejects.toThrow('Another back end is running');
  unlock();
  (await lockFolder(data))();
  await rm(folder, { recursive: true });
});

const programs = findPostgres();

/** Two processes' back ends with one PostgreSQL server. */
const testSeveralProcesses = (folder: string) => {
  let postgres: Postgres;
  let first: BackEnd;
  let second: BackEnd;

  beforeAll(async () => {
    postgres = await startPostgres(folder);
    const start = () => startBackEnd({ databaseUrl: postgres.url, heartbeat: 200 });
    [first, second] = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all([first.close(), second.close()]);
    await postgres.stop();
  });

  const patch = (backEnd: BackEnd, token: string, change: unknown) =>
    backEnd.patch('/documents/transaction', { token, body: { writer: 'phone', patch: change } });
  const codeOf = (body: unknown) => v.parse(errorResponse, body).code;

  test('two that start at once on an empty database both come up, with the companies once', async () => {
    for (const backEnd of [first, second]) {
      expect((await backEnd.get('/ready')).status).toBe(200);
      await backEnd.login('buyer@demo.test', 1);
    }
  });

  test('a token of one is valid at the other', async () => {
    const token = await first.login('buyer@demo.test', 1);
    expect((await second.get('/documents/transaction', { token })).status).toBe(200);
  });

  test('changes of the cart at both reach the streams of both, in the same order', async () => {
    const token = await first.login('buyer@demo.test', 1);
    const streams = [await openStream(first, token), await openStream(second, token)];
    const count = 20;
    await Promise.all(
      Array.from({ length: count }, (_, index) =>
        patch(index % 2 === 0 ? first : second, token, { lines: { [`line-${index}`]: { quantity: '1' } } }),
      ),
    );
    for (const stream of streams) {
      const events = await stream.events(count);
      expect(events?.map(({ revision }) => revision)).toEqual(events?.map((_, index) => index + 1));
      stream.close();
    }
  });

  test('a change that is too large for a message is read again', async () => {
    const token = await first.login('junior@demo.test', 1);
    const stream = await openStream(second, token);
    const notes = 'é'.repeat(5_000);
    await patch(first, token, { notes });
    expect(await stream.events(1)).toEqual([
      { name: 'transaction', revision: 1, writer: 'phone', patch: null },
    ]);
    const { body } = await second.get('/documents/transaction', { token });
    expect(v.parse(documentResponse, body).data).toEqual({ notes });
    stream.close();
  });

  test('a logout at one ends the stream at the other, which refuses the token', async () => {
    const token = await first.login('other@demo.test', 1);
    const stream = await openStream(second, token);
    await first.post('/users/logout', { token, body: {} });
    expect(await stream.ended()).toBeNull();
    const { status, body } = await second.get('/documents/transaction', { token });
    expect([status, codeOf(body)]).toEqual([401, 'token_invalid']);
  });

  test('a new password at one ends the streams at the other, which takes it and refuses the old one', async () => {
    const token = await first.login('cash@demo.test', 1);
    const older = await second.login('cash@demo.test', 1);
    const stream = await openStream(second, older);
    const email = 'cash@demo.test';
    await first.post('/users/changePassword', {
      token,
      body: { email, password: PASSWORD, newPassword: 'Cash#2026', company_id: 1 },
    });
    expect(await stream.ended()).toBeNull();
    expect((await second.get('/documents/transaction', { token: older })).status).toBe(401);
    const loginWith = async (password: string) =>
      (await second.post('/users/login', { body: { email, password, company_id: 1 } })).status;
    expect([await loginWith(PASSWORD), await loginWith('Cash#2026')]).toEqual([401, 200]);
  });

  test('a stream ends at a heartbeat when its session was deleted without a message', async () => {
    const token = await first.login('other@demo.test', 1);
    const kept = await openStream(first, await first.login('other@demo.test', 1));
    const stream = await openStream(first, token);
    const { session_id: id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    await postgres.query('delete from sessions where id = $1', [id]);
    expect(await stream.ended()).toBeNull();
    expect(await kept.comments(3)).toBe(true);
    kept.close();
  });

  test('what an order sells out at one is sold out in the search of the other, until it is cancelled', async () => {
    const token = await first.login('buyer@demo.test', 1);
    const isFoundAt = async (backEnd: BackEnd) => {
      const body = productQuery(aProductSearch({ text: 'apple juice', inStockOnly: true, size: 10 }));
      const response = await backEnd.post('/products/_search?rest_total_hits_as_int=true', { token, body });
      return v.parse(searchResponse, response.body).hits.hits.some(({ _source }) => _source.id === 101);
    };
    expect(await isFoundAt(second)).toBe(true);
    const lines = [sentLine(101, 120, { units: 'EA' }), sentLine(101, 5.5, { units: 'EA', warehouse_id: 2 })];
    const { body } = await first.post('/rest/visitSync', { token, body: orderVisit('WEB-1', 110, lines) });
    await waitUntilPasses(async () => expect(await isFoundAt(second)).toBe(false));
    const { id } = v.parse(v.object({ transaction: v.object({ id: v.string() }) }), body).transaction;
    await first.post('/orders/cancel', { token, body: { id } });
    await waitUntilPasses(async () => expect(await isFoundAt(second)).toBe(true));
  });

  test('a product that changes in the database is found by its new name at both', async () => {
    const token = await first.login('buyer@demo.test', 1);
    await postgres.query(
      `update products set data = jsonb_set(data, '{name}', '"Pomegranate nectar"') where company_id = 1 and id = 102`,
    );
    for (const backEnd of [first, second]) {
      await waitUntilPasses(async () => {
        const body = productQuery(aProductSearch({ text: 'pomegranate', size: 10 }));
        const response = await backEnd.post('/products/_search?rest_total_hits_as_int=true', { token, body });
        expect(v.parse(searchResponse, response.body).hits.hits.map(({ _source }) => _source.id)).toEqual([
          102,
        ]);
      });
    }
  });

  test('a company that switches new customers off refuses at once the sign-ups of pages that are open, at both', async () => {
    const WOLF = 4;
    const signUpAt = (backEnd: BackEnd, company_id: number, email = 'ana@ruiz.test') =>
      backEnd.post('/users/signup', { body: signupBody(email, { company_id }) });
    expect((await signUpAt(first, WOLF)).status).toBe(200);
    const switchedOff = `jsonb_set(data, '{settings,PORTAL_DISABLE_NEW_CUSTOMERS}', '"TRUE"')`;
    await postgres.query(`update companies set data = ${switchedOff} where id = $1`, [WOLF]);
    for (const backEnd of [first, second])
      for (const email of ['ana@ruiz.test', 'buyer@wolf.test']) {
        const { status, body } = await signUpAt(backEnd, WOLF, email);
        expect([status, codeOf(body)]).toEqual([403, 'new_customers_disabled']);
      }
    expect((await signUpAt(second, 1)).status).toBe(200);
  });

  test('the sign-up of a known e-mail is deleted after an hour with its document and link, and no other is', async () => {
    const HOUR = 3_600_000;
    const later = await startBackEnd({ databaseUrl: postgres.url });
    const content = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64');
    const document = { name: 'tax.pdf', type: 'application/pdf', content };
    const emails = ['group@demo.test', 'eva@ruiz.test'];
    const signUp = async (email: string) => {
      const body = signupBody(email, { document });
      expect((await later.post('/users/signup', { body })).status).toBe(200);
    };
    for (const email of emails) await signUp(email);
    later.clock.forward(1);
    await signUp('group@demo.test');
    const { database, close } = await connect({ databaseUrl: postgres.url });
    const stored = () =>
      database
        .selectFrom('signups')
        .leftJoin('signup_documents', 'signup_documents.signup_id', 'signups.id')
        .leftJoin('one_time_links', 'one_time_links.signup_id', 'signups.id')
        .select(['signups.email', 'signups.state', 'signups.created_at', 'signup_documents.name', 'purpose'])
        .where('signups.email', 'in', emails)
        .orderBy('signups.created_at')
        .orderBy('signups.email')
        .execute();
    const of = (email: string, state: string) => ({ email, state, name: 'tax.pdf', purpose: 'activation' });
    const known = of('group@demo.test', 'duplicate');
    const unknown = of('eva@ruiz.test', 'unverified');
    expect(await stored()).toMatchObject([unknown, known, known]);
    const parts = async () =>
      Promise.all(
        (['signup_documents', 'one_time_links'] as const).map(
          async (table) => (await database.selectFrom(table).selectAll().execute()).length,
        ),
      );
    const [documents = 0, links = 0] = await parts();
    later.clock.forward(HOUR);
    await later.app.dropEnded();
    // The second has been there for exactly an hour.
    expect(await stored()).toMatchObject([
      unknown,
      { ...known, created_at: new Date(later.clock.read().getTime() - HOUR) },
    ]);
    expect(await parts()).toEqual([documents - 1, links - 1]);
    await Promise.all([close(), later.close()]);
  });

  test('wrong passwords at both count together', async () => {
    const tryAt = async (backEnd: BackEnd) => {
      const body = { email: 'nobody@demo.test', password: 'Wrong#2026', company_id: 1 };
      return (await backEnd.post('/users/login', { body })).status;
    };
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) statuses.push(await tryAt(index % 2 === 0 ? first : second));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  test('streams say that changes may be missing when only the connection for messages was lost', async () => {
    const token = await first.login('approver@demo.test', 1);
    const stream = await openStream(first, token);
    const end = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portal-listen'`;
    await postgres.query(end);
    expect(await stream.gap()).toBe(true);
    await patch(second, token, { notes: 'heard' });
    expect((await stream.events(1))?.[0]?.patch).toEqual({ notes: 'heard' });
    stream.close();
  });

  test('a connection that ends between two queries of a transaction fails that transaction alone', async () => {
    const { database, close } = await connect({ databaseUrl: postgres.url });
    const lost = database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('companies').select('id').execute();
      await postgres.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction'`,
      );
      await pause(50);
      await transaction.selectFrom('companies').select('id').execute();
    });
    await expect(lost).rejects.toThrow();
    expect(await database.selectFrom('companies').select('id').execute()).not.toEqual([]);
    await close();
  });

  test('invoices are e-mailed once when the daily job runs in several processes at the same time', async () => {
    const processes = await Promise.all([1, 2, 3].map(() => connect({ databaseUrl: postgres.url })));
    const clock = () => new Date('2026-04-01T12:00:00Z');
    const documentIds = createDocumentIds('secret', clock);
    await Promise.all(
      processes.map(({ database }) =>
        remindOfInvoices(
          { database, clock, documentIds, portalOf: () => null, ownAddress: null },
          '2026-04-01',
          '2026-03-10',
        ),
      ),
    );
    const [reader] = processes;
    // The back ends of the other tests write theirs on another day.
    const mails = await reader?.database
      .selectFrom('outbox')
      .select(['recipient', 'subject'])
      .where('created_at', '=', clock())
      .execute();
    expect(mails).toEqual([{ recipient: 'chief@demo.test', subject: 'Payment reminder: 2 invoices' }]);
    for (const { close } of processes) await close();
  });

  test('while the database is away calls get 503; afterwards all works, and streams say that changes may be missing', async () => {
    const token = await first.login('approver@demo.test', 1);
    const streams = [await openStream(first, token), await openStream(second, token)];
    await postgres.halt();
    for (const path of ['/documents/transaction', '/ready', '/units_of_measure']) {
      const { status, body, headers } = await first.get(path, { token });
      expect([path, status, codeOf(body), headers.get('retry-after')]).toEqual([
        path,
        503,
        'unavailable',
        '2',
      ]);
    }
    expect((await first.get('/health')).status).toBe(200);
    await postgres.resume();
    for (const stream of streams) expect(await stream.gap()).toBe(true);
    expect((await patch(first, token, { notes: 'back' })).status).toBe(200);
    expect((await second.get('/ready')).status).toBe(200);
    for (const stream of streams) {
      expect((await stream.events(1))?.[0]?.patch).toEqual({ notes: 'back' });
      stream.close();
    }
  });
};

if (programs === null) {
  process.stderr.write('PostgreSQL was not found: the back end is not tested in several processes.\n');
} else describe('PostgreSQL', () => testSeveralProcesses(programs));
