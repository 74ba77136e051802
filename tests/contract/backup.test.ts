import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { transactionsResponse } from '../../src/api/history/transactionSchema.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { createDatabase, findPostgres, startPostgres } from '../support/backEnd/postgres.ts';
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

const programs = findPostgres();

if (programs !== null) {
  test('a dump of PostgreSQL is restored into an empty database, without what came later', async () => {
    const postgres = await startPostgres(programs);
    const folder = await mkdtemp(join(tmpdir(), 'backup-'));
    const dump = join(folder, 'portal.dump');
    const original = await startBackEnd({ databaseUrl: postgres.url });
    const token = await original.login('buyer@demo.test', 1);
    const first = await place(original, token, 'WEB-1');
    await original.patch('/documents/transaction', { token, body: { writer: 'a', patch: { kept: true } } });
    await run(join(programs, 'pg_dump'), ['--format=custom', `--file=${dump}`, postgres.url]);
    await place(original, token, 'WEB-2');
    await original.close();

    const restoredUrl = await createDatabase(postgres.url, 'restored');
    const options = ['--exit-on-error', '--no-owner', `--dbname=${restoredUrl}`, dump];
    await run(join(programs, 'pg_restore'), options);
    const restored = await startBackEnd({ databaseUrl: restoredUrl });
    const cart = await restored.get('/documents/transaction', { token });
    expect(cart.body, 'the cart, read with the session of before').toMatchObject({ data: { kept: true } });
    expect(await orderCount(restored, token, 'WEB-1')).toBe(1);
    expect(await orderCount(restored, token, 'WEB-2')).toBe(0);
    const repeat = await place(restored, token, 'WEB-1');
    expect(repeat).toMatchObject({ repeated: true, transaction: { id: first.transaction.id } });
    const next = await place(restored, token, 'WEB-3');
    expect(next.repeated).toBe(false);
    expect(next.transaction.id).not.toBe(first.transaction.id);

    await restored.close();
    await rm(folder, { recursive: true });
    await postgres.stop();
  });
}
