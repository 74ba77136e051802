import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactionsResponse } from '../../src/api/history/transactionSchema.ts';
import { startBackEnd } from '../support/backEnd/backEnd.ts';
import { smallTenants } from '../support/backEnd/tenants.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';

/** One company, because it is filled three times. */
const seeds = smallTenants.slice(0, 1);
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'back-end-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

test('orders, documents and sessions are in a copy of the files, a second process is refused; --fresh deletes them', async () => {
  const first = await startBackEnd({ seeds, dataDir });
  const token = await first.login('buyer@demo.test', 1);
  await first.post('/rest/visitSync', { token, body: orderVisit('WEB-1', 110, [sentLine(105, 2)]) });
  await first.patch('/documents/transaction', { token, body: { writer: 'a', patch: { kept: true } } });
  await expect(startBackEnd({ seeds, dataDir })).rejects.toThrow('Another back end is running');
  await first.close();
  const backup = `${dataDir}-backup`;
  await cp(dataDir, backup, { recursive: true });

  const second = await startBackEnd({ seeds, dataDir: backup });
  const { body } = await second.get('/transactions?search=WEB-1', { token });
  expect(v.parse(transactionsResponse, body).total).toBe(1);
  expect((await second.get('/documents/transaction', { token })).body).toMatchObject({
    revision: 1,
    data: { kept: true },
  });
  await second.close();
  await rm(backup, { recursive: true });

  const third = await startBackEnd({ seeds, dataDir, fresh: true });
  const newToken = await third.login('buyer@demo.test', 1);
  const { body: history } = await third.get('/transactions', { token: newToken });
  expect(v.parse(transactionsResponse, history).total).toBe(3);
  expect((await third.get('/transactions', { token })).status).toBe(401);
  await third.close();
});

test('damaged files are reported, and recreated by --fresh', async () => {
  await writeFile(join(dataDir, 'global', 'pg_control'), 'cut off');
  await expect(startBackEnd({ seeds, dataDir })).rejects.toThrow('start once with --fresh');
  const recreated = await startBackEnd({ seeds, dataDir, fresh: true });
  expect((await recreated.get('/health')).status).toBe(200);
  await recreated.close();
});
