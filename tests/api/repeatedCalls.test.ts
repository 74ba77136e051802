import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import axios, { type AxiosAdapter, AxiosError } from 'axios';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchJson } from '../../src/api/fetchJson.ts';
import { createHttp } from '../../src/api/http.ts';
import { sendCardData } from '../../src/api/payments/tokens/tokenAnswer.ts';
import { serviceAddresses } from '../support/serviceAddresses.ts';

/** The table "Repeated calls" of docs/back-office.md against the calls as src/api and src/sync/stores send them. */

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['src/api', 'src/sync/stores'].map((folder) => join(ROOT, folder));
const read = (path: string) => readFileSync(path, 'utf8');

/** `lost`, `busy`: the pauses before the repeats, in s. `waits`: a longer pause that the back office asks for is kept. */
type Row = { calls: string[]; lost: number[]; busy: number[]; waits: boolean };

const secondsIn = (cell: string) =>
  [...(cell.split(' or ')[0] ?? '').matchAll(/(\d+) s/g)].map(([, seconds]) => Number(seconds));

const table = (): Row[] => {
  const [, section = ''] = read(join(ROOT, 'docs/back-office.md')).split('\n## Repeated calls\n');
  const lines = section.split('\n## ')[0]?.split('\n') ?? [];
  return lines
    .filter((line) => line.startsWith('|') && line.includes('`'))
    .map((line) => {
      const [, calls = '', lost = '', busy = ''] = line.split('|');
      return {
        calls: [...calls.matchAll(/`([A-Z]+ \/[^`]+)`/g)].map(([, call = '']) => call),
        lost: secondsIn(lost),
        busy: secondsIn(busy),
        waits: busy.includes('Retry-After'),
      };
    });
};

const PARAMETER_IN_CODE = /\$\{[^}]*\}/g;
const withoutNames = (call: string) => (call.split('?')[0] ?? '').replace(/\{[^}]*\}/g, '{}');

type Sender = 'http' | 'fetchJson' | 'card';
type CodeCall = { call: string; sender: Sender; repeatable?: boolean; auth?: 'none' };

const pathsIn = (code: string): string[] =>
  [...code.replace(PARAMETER_IN_CODE, '{}').matchAll(/['`](?:\{\})?(\/[a-z_-][^'`\s]*)['`]/gi)].map(
    ([, path = '']) => path,
  );

/** The text of a call's arguments. */
const argumentsAt = (code: string, start: number): string => {
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '(') depth += 1;
    if (code[at] === ')') depth -= 1;
    if (depth === 0) return code.slice(start, at + 1);
  }
  throw new Error('an open bracket');
};

const SENDERS: Record<string, Sender> = {
  'http.send(': 'http',
  'sendPayment(': 'http',
  'fetchJson(': 'fetchJson',
  'sendCardData(': 'card',
};

/** A path that isn't written in the call is written in its file, or beside it. */
const pathsOf = (text: string, file: string): string[] => {
  const folder = dirname(file);
  const beside = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const places = [text, read(file), ...beside.map((name) => read(join(folder, name)))];
  return places.map(pathsIn).find((paths) => paths.length > 0) ?? [];
};

const callsIn = (file: string): CodeCall[] =>
  [...read(file).matchAll(/(?<=[ (=>])(http\.send|sendPayment|fetchJson|sendCardData)\(/g)].flatMap(
    ({ 0: name, index }) => {
      const text = argumentsAt(read(file), index + name.length - 1);
      const method = /method: '(\w+)'/.exec(text)?.[1] ?? 'POST';
      const repeatable = /repeatable: (true|false)/.exec(text)?.[1];
      return pathsOf(text, file).map((path) => ({
        call: withoutNames(`${method} ${path}`),
        sender: SENDERS[name] ?? 'http',
        ...(repeatable && { repeatable: repeatable === 'true' }),
        ...(text.includes("auth: 'none'") && { auth: 'none' as const }),
      }));
    },
  );

/** What passes a call on, and what sends cards to a provider, whose address is a setting. */
const NOT_A_CALL = ['http.ts', 'lazyHttp.ts', 'fetchJson.ts', 'sendPayment.ts', 'tokenAnswer.ts'];
const TO_PROVIDER = ['authorizenetToken.ts', 'openpayToken.ts', 'acceptJsToken.ts'];

const codeCalls = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && ![...NOT_A_CALL, ...TO_PROVIDER].includes(basename(name)))
    .flatMap((name) => callsIn(join(folder, name))),
);

const methods = v.picklist(['GET', 'POST', 'PATCH']);

/** Null: the connection breaks. */
type Answer = { status: number; headers?: Record<string, string> } | null;

/** Every call has been given up by then. */
const GIVEN_UP_MS = 10 * 60_000;

/** The pauses between the attempts of a call, in s, while every attempt gets the same answer. */
const pausesOf = async (answer: Answer, { call, sender, ...options }: CodeCall): Promise<number[]> => {
  const times: number[] = [];
  vi.stubGlobal('fetch', async () => {
    times.push(Date.now());
    if (!answer) throw new TypeError('no connection');
    return new Response('null', answer);
  });
  const [method = '', path = ''] = call.split(' ');
  const url = `http://service.test${path}`;
  const send = async () => {
    if (sender === 'fetchJson') return fetchJson(url, { method }, v.object({}));
    if (sender === 'card') return sendCardData(url, {});
    const http = createHttp({
      serviceUrls: serviceAddresses('http://service.test'),
      session: { token: async () => null, renew: async () => null },
      headers: () => ({}),
    });
    const response = v.object({ success: v.literal(true) });
    return http.send({ service: 'api', method: v.parse(methods, method), path, response, ...options });
  };
  const sent = send().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(GIVEN_UP_MS);
  await sent;
  return times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1_000);
};

/** All of axios but its connection. */
const adapter: AxiosAdapter = async (config) => {
  const { status, headers } = await fetch(config.url ?? '');
  const response = { status, data: null, statusText: '', headers: Object.fromEntries(headers), config };
  throw new AxiosError('refused', undefined, config, null, response);
};

const { adapter: usualAdapter = [] } = axios.defaults;
beforeEach(() => void vi.useFakeTimers());
beforeAll(() => {
  axios.defaults.adapter = adapter;
});
afterAll(() => {
  Object.assign(axios.defaults, { adapter: usualAdapter });
});

const busyFor = (retryAfter: string): Answer => ({ status: 429, headers: { 'retry-after': retryAfter } });

const rows = table();
const rowsOf = (call: string) => rows.filter(({ calls }) => calls.map(withoutNames).includes(call));

test('the table has every call of the code once, and no other', () => {
  const inCode = [...new Set(codeCalls.map(({ call }) => call))].sort();
  const inTable = rows.flatMap(({ calls }) => calls.map(withoutNames)).sort();
  expect(inCode.length).toBeGreaterThan(50);
  expect(inTable).toEqual(inCode);
});

describe.each(codeCalls)('$call', (call) => {
  const [row] = rowsOf(call.call);
  test('is repeated as the table says', async () => {
    expect(await pausesOf(null, call), 'without an answer').toEqual(row?.lost);
    expect(await pausesOf({ status: 503 }, call), 'after a 503').toEqual(row?.lost);
    expect(await pausesOf({ status: 429 }, call), 'after a 429').toEqual(row?.busy);
    const asked = row?.waits ? [30, 30, 30] : row?.busy;
    expect(await pausesOf(busyFor('30'), call), 'after a 429 with Retry-After: 30').toEqual(asked);
    const tooLong = row?.waits ? [] : row?.busy;
    expect(await pausesOf(busyFor('31'), call), 'after a 429 with Retry-After: 31').toEqual(tooLong);
  });
});
