import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { transactionsResponse } from '../../src/api/orders/transactionSchema.ts';
import { visitResponse } from '../../src/api/orders/visitSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { findPostgres, startPostgres } from '../support/backEnd/postgres.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';

const run = promisify(execFile);
const CLIENT = 110;

const place = async (backEnd: BackEnd, token: string, number: string) => {
  const body = orderVisit(number, CLIENT, [sentLine(105, 2)]);
  return v.parse(visitResponse, (await backEnd.post('/rest/visitSync', { token, body })).body);
};

const orderCount = async (backEnd: BackEnd, token: string, number: string): Promise<number> => {
  const { body } = await backEnd.get(`/transactions?search=${number}`, { token });
  return v.parse(transactionsResponse, body).total;
};

/** What a back end must still know after a restore; `backUp` and `restore` are the steps of docs/operations.md. */
const testRestore = async (
  original: BackEnd,
  backUp: () => Promise<void>,
  restore: () => Promise<BackEnd>,
): Promise<void> => {
  const token = await original.login('buyer@demo.test', 1);
  const first = await place(original, token, 'WEB-1');
  await original.patch('/documents/transaction', { token, body: { writer: 'a', patch: { kept: true } } });
  await backUp();
  const restored = await restore();
  try {
    const cart = await restored.get('/documents/transaction', { token });
    expect(cart.body, 'the cart, read with the session of before').toMatchObject({ data: { kept: true } });
    expect(await orderCount(restored, token, 'WEB-1')).toBe(1);
    const repeat = await place(restored, token, 'WEB-1');
    expect(repeat).toMatchObject({ repeated: true, transaction: { id: first.transaction.id } });
    const next = await place(restored, token, 'WEB-2');
    expect(next.repeated).toBe(false);
    expect(next.transaction.id).not.toBe(first.transaction.id);
    expect(await restored.login('buyer@demo.test', 1)).toBeTruthy();
  } finally {
    await restored.close();
  }
};

test('a copy of the embedded database’s files is a backup', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const [dataDir, copy] = [join(folder, 'data'), join(folder, 'copy')];
  const original = await startBackEnd({ dataDir });
  await testRestore(
    original,
    async () => {
      await original.close();
      await cp(dataDir, copy, { recursive: true });
    },
    () => startBackEnd({ dataDir: copy }),
  );
  await rm(folder, { recursive: true });
});

const programs = findPostgres();

if (programs !== null) {
  test('a dump of PostgreSQL is restored into an empty database, without what came later', async () => {
    const postgres = await startPostgres(programs);
    const folder = await mkdtemp(join(tmpdir(), 'backup-'));
    const dump = join(folder, 'portal.dump');
    const restoredUrl = postgres.url.replace(/postgres$/, 'restored');
    const original = await startBackEnd({ databaseUrl: postgres.url });
    await testRestore(
      original,
      async () => {
        await run(join(programs, 'pg_dump'), ['--format=custom', `--file=${dump}`, postgres.url]);
        const token = await original.login('buyer@demo.test', 1);
        await place(original, token, 'WEB-3');
        await original.close();
      },
      async () => {
        const client = new pg.Client({ connectionString: postgres.url });
        await client.connect();
        await client.query('create database restored');
        await client.end();
        const options = ['--exit-on-error', '--no-owner', `--dbname=${restoredUrl}`, dump];
        await run(join(programs, 'pg_restore'), options);
        const restored = await startBackEnd({ databaseUrl: restoredUrl });
        const token = await restored.login('buyer@demo.test', 1);
        expect(await orderCount(restored, token, 'WEB-3')).toBe(0);
        return restored;
      },
    );
    await rm(folder, { recursive: true });
    await postgres.stop();
  });
}
