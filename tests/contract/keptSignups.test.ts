import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '../../host-demo/server/database/connect.ts';
import type { Database } from '../../host-demo/server/database/schema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';

/** What is stored of sign-ups, and until when. The tests look into the database, because nobody is shown it. */

const HOUR = 3_600_000;
const DEMO = 1;
const WOLF = 4;
const KNOWN = 'buyer@demo.test';
const DOCUMENT = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64');

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signups-'));
  dataDir = join(folder, 'database');
});
afterEach(() => rm(folder, { recursive: true }));

/** A back end while `act` uses it; its database is open to others before and after. */
const withBackEnd = async (act: (backEnd: BackEnd) => Promise<void>): Promise<void> => {
  const backEnd = await startBackEnd({ dataDir });
  await act(backEnd).finally(() => backEnd.close());
};
const withDatabase = async <Result>(act: (database: Database) => Promise<Result>): Promise<Result> => {
  const { database, close } = await connect({ dataDir });
  return act(database).finally(close);
};

const signUp = ({ post }: BackEnd, email: string, company_id = DEMO) =>
  post('/users/signup', {
    body: {
      request_id: randomUUID(),
      company_id,
      email,
      password: PASSWORD,
      contact_name: 'Ana Ruiz',
      company_name: 'Ruiz Foods',
      tax_id: '',
      phone: '',
      address: '',
      city: '',
      state: '',
      zipcode: '',
      country: '',
      customer_code: '',
      language: 'en',
      document: { name: 'tax.pdf', type: 'application/pdf', content: DOCUMENT },
    },
  });

const stored = async (database: Database) => ({
  signups: await database
    .selectFrom('signups')
    .select(['email', 'state'])
    .orderBy('email')
    .orderBy('state')
    .execute(),
  documents: (await database.selectFrom('signup_documents').select('signup_id').execute()).length,
  links: (await database.selectFrom('one_time_links').select('signup_id').execute()).length,
});

test('the sign-up of a known e-mail is deleted after an hour with its document and link, and no other is', async () => {
  await withBackEnd(async (backEnd) => {
    await signUp(backEnd, KNOWN);
    backEnd.clock.forward(1);
    for (const email of [KNOWN, 'ana@ruiz.test']) await signUp(backEnd, email);
    await backEnd.app.dropEnded();
  });
  const newest = [
    { email: 'ana@ruiz.test', state: 'unverified' },
    { email: KNOWN, state: 'duplicate' },
  ];
  expect(await withDatabase(stored)).toEqual({
    signups: [...newest, { email: KNOWN, state: 'duplicate' }],
    documents: 3,
    links: 3,
  });
  await withBackEnd(async (backEnd) => {
    // An hour after the second: each back end's clock begins at the same time.
    backEnd.clock.forward(HOUR + 1);
    await backEnd.app.dropEnded();
  });
  expect(await withDatabase(stored)).toEqual({ signups: newest, documents: 2, links: 2 });
});

test('a company that switches new customers off refuses the sign-up of a page that is open, and stores nothing', async () => {
  const refusal = { status: 403, body: { code: 'new_customers_disabled' } };
  await withBackEnd(async (backEnd) => {
    expect(await signUp(backEnd, 'ana@ruiz.test', WOLF)).toMatchObject({ status: 200 });
  });
  await withDatabase(async (database) => {
    const { data } = await database
      .selectFrom('companies')
      .select('data')
      .where('id', '=', WOLF)
      .executeTakeFirstOrThrow();
    const settings = { ...data.settings, PORTAL_DISABLE_NEW_CUSTOMERS: 'TRUE' };
    await database
      .updateTable('companies')
      .set({ data: JSON.stringify({ ...data, settings }) })
      .where('id', '=', WOLF)
      .execute();
  });
  await withBackEnd(async (backEnd) => {
    for (const email of ['eva@ruiz.test', 'buyer@wolf.test'])
      expect(await signUp(backEnd, email, WOLF)).toMatchObject(refusal);
    expect((await signUp(backEnd, 'eva@ruiz.test')).status).toBe(200);
  });
  const { signups } = await withDatabase(stored);
  expect(signups.map(({ email }) => email)).toEqual(['ana@ruiz.test', 'eva@ruiz.test']);
});
