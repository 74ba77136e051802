import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import * as v from 'valibot';
import { transactionResponse } from '../../../src/api/history/transactionSchema.ts';
import { visitResponse } from '../../../src/api/history/visitSchema.ts';
import { measured } from '../options.ts';
import { type LoadCustomer, placeOrder, post, search } from './customers.ts';

/** Runs until `isOver`. */
export type Attack = (attacker: LoadCustomer, isOver: () => boolean) => Promise<void>;

const LONG_NOTE = 'x'.repeat(5_000);
const PARALLEL = measured(4);
const WRONG_LOGINS = measured(40, 4);
const PAUSE_AFTER_REFUSAL_MS = 100;
const STREAMS = measured(300, 30);
const LARGE_PATCHES = measured(4);
const PATCH_KEYS = 150_000;
const UNFINISHED_BODIES = measured(200, 20);

/** Refusals and broken connections are what an attacker gets. */
const repeat = async (
  parallel: number,
  isOver: () => boolean,
  once: () => Promise<unknown>,
): Promise<void> => {
  const loop = async () => {
    while (!isOver()) {
      const began = performance.now();
      await once().catch(() => undefined);
      // A refused attacker tries again a little later: floods are the network's business, and would keep this process busy.
      const rest = PAUSE_AFTER_REFUSAL_MS - (performance.now() - began);
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    }
  };
  await Promise.all(Array.from({ length: parallel }, loop));
};

const read = async (response: Response): Promise<void> => void (await response.arrayBuffer());

/** Null when the order was refused. */
const encryptedIdOf = async ({ address, token }: LoadCustomer, placed: Response): Promise<string | null> => {
  const visit = v.safeParse(visitResponse, await placed.json());
  if (!visit.success) return null;
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${address}/transactions/${visit.output.transaction.id}`, { headers });
  return v.parse(transactionResponse, await response.json()).transaction.encrypted_id;
};

const documentOfLongNote: Attack = async (attacker, isOver) => {
  const [productId = 0] = await search(attacker, 'cemento');
  const id = await encryptedIdOf(attacker, await placeOrder(attacker, productId, LONG_NOTE));
  await repeat(PARALLEL, isOver, async () =>
    read(
      id === null
        ? await placeOrder(attacker, productId, LONG_NOTE)
        : await fetch(`${attacker.address}/documents/invoice/${id}.pdf`),
    ),
  );
};

const words = (count: number): string =>
  Array.from({ length: count }, (_, word) => `${(word * 7_919).toString(36)}q`).join(' ');

const longSearch: Attack = (attacker, isOver) => {
  const body = {
    query: {
      multi_match: { query: words(900), fields: Array(50).fill('name^8'), fuzziness: 'AUTO', operator: 'or' },
    },
    highlight: { fields: { name: {} }, pre_tags: ['<'.repeat(240_000)], number_of_fragments: 0 },
  };
  return repeat(PARALLEL, isOver, async () => read(await post(attacker, '/products/_search', body)));
};

const wrongLogins: Attack = (attacker, isOver) =>
  repeat(WRONG_LOGINS, isOver, async () => {
    const email = `nobody-${Math.random()}@andina.test`;
    const body = { email, password: 'Wrong#2026', company_id: 2, recaptchaToken: '' };
    await read(await post({ ...attacker, token: '' }, '/users/login', body));
  });

/** Streams that nobody reads, and large changes for them. */
const unreadStreams: Attack = async (attacker, isOver) => {
  const { address, token, from } = attacker;
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': from };
  const streams = Array.from({ length: STREAMS }, (): ClientRequest => {
    const stream = request(`${address}/documents/stream`, { headers, agent: false });
    stream.on('error', () => undefined).on('response', (response) => response.pause());
    return stream.end();
  });
  const patch = Object.fromEntries(
    Array.from({ length: PATCH_KEYS }, (_, key) => [`k${key}`, 'abcdefghijklm']),
  );
  const body = JSON.stringify({ writer: 'attack', patch });
  await repeat(LARGE_PATCHES, isOver, async () =>
    read(
      await fetch(`${address}/documents/transaction`, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      }),
    ),
  );
  for (const stream of streams) stream.destroy();
};

const unfinishedBodies: Attack = async ({ address }, isOver) => {
  const { hostname, port } = new URL(address);
  const head = `POST /users/login HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`;
  const sockets = new Set<Socket>();
  await repeat(UNFINISHED_BODIES, isOver, async () => {
    const socket = connect(Number(port), hostname, () => socket.write(head));
    sockets.add(socket.on('error', () => undefined));
    const over = setInterval(() => isOver() && socket.destroy(), 100);
    await once(socket, 'close');
    clearInterval(over);
  });
  for (const socket of sockets) socket.destroy();
};

/** By what they do; each stopped everyone once. */
export const attacks: Record<string, Attack> = {
  'the PDF of a note of 5,000 letters': documentOfLongNote,
  'a search of 900 words with long tags': longSearch,
  [`${WRONG_LOGINS} wrong logins at a time`]: wrongLogins,
  [`${STREAMS} streams that nobody reads, 4 MB patches`]: unreadStreams,
  [`${UNFINISHED_BODIES} requests that never finish`]: unfinishedBodies,
};
