import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ServerOptions } from '../../host-demo/server/serverOptions.ts';
import { type BackEnd, CHEAP_PASSWORD_COST, startBackEnd } from '../support/backEnd/backEnd.ts';
import { emailingTo } from '../support/backEnd/emailing.ts';
import { createKeptDatabase, type KeptDatabase } from '../support/backEnd/keptDatabase.ts';
import { DEMO_KEY, mailsOf } from '../support/backEnd/outbox.ts';
import { findPostgres, startPostgres } from '../support/backEnd/postgres.ts';
import { smallTenants, TODAY } from '../support/backEnd/tenants.ts';
import { type Behaviour, startSmtpServer, type TestSmtpServer } from '../support/smtpServer.ts';
import { waitUntilPasses } from '../support/waitUntilPasses.ts';

/** E-mails on their way out: each is sent once, whatever the SMTP server and the processes do. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CUSTOMERS = ['buyer@demo.test', 'other@demo.test', 'cash@demo.test'] as const;
const [BUYER, OTHER] = CUSTOMERS;

const seeds = smallTenants.map((tenant) =>
  tenant.company.alias === 'demo'
    ? { ...tenant, company: { ...tenant.company, email: 'orders@demo.test' } }
    : tenant,
);

let now = new Date(`${TODAY}T15:00:00Z`);
const forward = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
let smtp: TestSmtpServer;
let backEnd: BackEnd;

const start = (changes: Partial<ServerOptions>) =>
  startBackEnd({
    seeds,
    clock: () => now,
    portalOf: (alias) => `https://${alias}.shop.test`,
    ...emailingTo(smtp),
    ...changes,
  });

let network = 0;
/** A customer asks for a new password, which writes an e-mail. */
const ask = async (email: string, at = backEnd): Promise<void> => {
  const count = (await mailsOf(at)).length;
  network += 1;
  const { status } = await at.post('/users/forgot', {
    headers: { 'x-forwarded-for': `198.51.100.${network}` },
    body: { request_id: crypto.randomUUID(), company_id: 1, email, language: 'en', recaptchaToken: null },
  });
  expect(status).toBe(200);
  await waitUntilPasses(async () => expect(await mailsOf(at)).toHaveLength(count + 1));
};
const recipients = () => smtp.received.flatMap(({ to }) => to);
const idOf = (content: string | undefined) => /^Message-ID: (?<id><\S+>)/im.exec(content ?? '')?.groups?.id;

beforeEach(async () => {
  smtp = await startSmtpServer();
  backEnd = await start({});
});
afterEach(async () => {
  await backEnd.close();
  await smtp.close();
});

test('an e-mail is sent from the company, with a link to its portal, once', async () => {
  await ask(BUYER);
  for (const _ of [1, 2]) await backEnd.app.sendMails();
  forward(HOUR);
  await backEnd.app.sendMails();
  expect(smtp.received).toHaveLength(1);
  const [mail] = smtp.received;
  expect(mail).toMatchObject({ from: 'orders@demo.test', to: [BUYER] });
  // Quoted-printable: a line may be broken anywhere.
  const content = mail?.content.replaceAll('=\r\n', '') ?? '';
  expect(content).toContain('From: Demo Foods <orders@demo.test>');
  expect(content).toMatch(/https:\/\/demo\.shop\.test\/activate\/[\w-]{43}/);
  expect(content).toContain('Content-Type: text/html');
  expect(idOf(content)).toMatch(/^<[0-9a-f-]{36}@demo\.test>$/);
});

test.each<[Behaviour]>([['isBusy'], ['dropsBefore']])(
  'a server that %s gets the e-mail again after one minute, then two, then four',
  async (behaviour) => {
    smtp.state.behaviour = behaviour;
    await ask(BUYER);
    const attemptsAfter = async (ms: number) => {
      forward(ms);
      await backEnd.app.sendMails();
      return smtp.asked.length;
    };
    expect(await attemptsAfter(0)).toBe(1);
    expect(await attemptsAfter(MINUTE - 1)).toBe(1);
    expect(await attemptsAfter(1)).toBe(2);
    expect(await attemptsAfter(2 * MINUTE - 1)).toBe(2);
    expect(await attemptsAfter(1)).toBe(3);
    smtp.state.behaviour = 'accepts';
    expect(await attemptsAfter(4 * MINUTE - 1)).toBe(3);
    expect(await attemptsAfter(1)).toBe(4);
    expect(await attemptsAfter(HOUR)).toBe(4);
    expect(recipients()).toEqual([BUYER]);
  },
);

test.each<[Behaviour]>([['refuses'], ['refusesContent']])(
  'a server that %s it for good isn’t asked again, and others get theirs',
  async (behaviour) => {
    smtp.state.behaviour = behaviour;
    await ask(BUYER);
    await backEnd.app.sendMails();
    smtp.state.behaviour = 'accepts';
    await ask(OTHER);
    forward(HOUR);
    await backEnd.app.sendMails();
    expect(smtp.asked).toEqual([BUYER, OTHER]);
    expect(recipients()).toEqual([OTHER]);
  },
);

test('an e-mail that the server had completely before the connection ended isn’t sent again', async () => {
  smtp.state.behaviour = 'dropsAfter';
  await ask(BUYER);
  await backEnd.app.sendMails();
  smtp.state.behaviour = 'accepts';
  forward(HOUR);
  await backEnd.app.sendMails();
  expect(smtp.asked).toEqual([BUYER]);
});

test('while the server is away e-mails wait, for two days at most', async () => {
  const { port } = smtp;
  await smtp.close();
  await ask(BUYER);
  await backEnd.app.sendMails();
  forward(47 * HOUR);
  await ask(OTHER);
  smtp = await startSmtpServer(port);
  await backEnd.app.sendMails();
  expect(recipients().toSorted()).toEqual([BUYER, OTHER].toSorted());
  await smtp.close();
  await ask(BUYER);
  await backEnd.app.sendMails();
  forward(49 * HOUR);
  smtp = await startSmtpServer(port);
  await backEnd.app.sendMails();
  expect(recipients()).toEqual([]);
});

test('a password never leaves without TLS', async () => {
  const { host, port } = smtp;
  await backEnd.close();
  backEnd = await start({
    smtpServer: { host, port, isSecure: false, login: { user: 'shop', pass: 'secret' } },
  });
  await ask(BUYER);
  await backEnd.app.sendMails();
  expect(smtp.asked).toEqual([]);
});

test('without an SMTP server e-mails stay where the demo shows them', async () => {
  const alone = await startBackEnd({ seeds, demoKey: DEMO_KEY });
  await ask(BUYER, alone);
  await alone.app.sendMails();
  expect(await mailsOf(alone)).toHaveLength(1);
  await alone.close();
});

describe('a restart in between', () => {
  let kept: KeptDatabase;
  beforeEach(async () => {
    kept = await createKeptDatabase({ seeds, passwordCost: CHEAP_PASSWORD_COST, today: now });
  });
  afterEach(() => kept.remove());

  /** Ends the back end while it has an e-mail in the given state, as a power cut would, and starts it an hour later. */
  const restartIn = async (state: string | null): Promise<void> => {
    await backEnd.close();
    backEnd = await start(kept.place);
    await ask(BUYER);
    smtp.state.behaviour = 'isBusy';
    await backEnd.app.sendMails();
    await backEnd.close();
    if (state) await kept.change(`update outbox set state = '${state}', claimed_at = '${now.toISOString()}'`);
    forward(HOUR);
    smtp.state.behaviour = 'accepts';
    backEnd = await start(kept.place);
    await backEnd.app.sendMails();
    await backEnd.app.sendMails();
  };

  test('what waits is sent after it', async () => {
    await restartIn(null);
    expect(recipients()).toEqual([BUYER]);
  });

  test('what was claimed, and of which nothing had left, is sent after it', async () => {
    await restartIn('sending');
    expect(recipients()).toEqual([BUYER]);
  });

  test('what was handed over and not answered is never sent again', async () => {
    await restartIn('handed_over');
    expect(recipients()).toEqual([]);
  });
});

/** Where the machine has PostgreSQL. */
const testTwoBackEnds = (programs: string) => {
  test('share the e-mails: each is sent once, and the claim of one that is being sent doesn’t go over', async () => {
    const postgres = await startPostgres(programs);
    const databaseUrl = postgres.url;
    const [first, second] = [await start({ databaseUrl }), await start({ databaseUrl })];
    for (const email of CUSTOMERS) for (const _ of [1, 2, 3]) await ask(email, first);
    await Promise.all([first, second, first, second].map(({ app }) => app.sendMails()));
    expect(recipients().toSorted()).toEqual(CUSTOMERS.flatMap((email) => [email, email, email]).toSorted());
    expect(new Set(smtp.received.map(({ content }) => idOf(content))).size).toBe(9);

    // The first one's server takes longer than a claim lasts, before it answers.
    smtp.state.onContent = async () => {
      smtp.state.onContent = async () => {};
      forward(HOUR);
      await second.app.sendMails();
    };
    await ask(BUYER, first);
    await first.app.sendMails();
    forward(HOUR);
    await Promise.all([first.app.sendMails(), second.app.sendMails()]);
    expect(smtp.received).toHaveLength(10);
    await Promise.all([first.close(), second.close()]);
    await postgres.stop();
  });
};

const programs = findPostgres();
if (programs) describe('two back ends on one PostgreSQL', () => testTwoBackEnds(programs));
