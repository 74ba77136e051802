import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TokenReason } from '../../src/bridge/contract.ts';
import { createPortal } from '../../src/host-sdk/createPortal.ts';
import '../../src/host-sdk/slotTransport.ts';
import { mount } from '../../src/entries/mount.tsx';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';

/** The real portal in a parent's slot, with the real back end. */

const ROOT = 'https://demo.portal.example.com/';
const SERVICES = ['companyApi', 'api', 'productApi', 'orderApi', 'searchApi', 'documentsApi', 'legacyApi'];

type Sent = { path: string; authorization: string | null; signal: AbortSignal | null };

let backEnd: BackEnd;
let sent: Sent[];

beforeEach(async () => {
  // jsdom's can't hold the database's files.
  vi.stubGlobal('Blob', NodeBlob);
  vi.stubGlobal('File', NodeFile);
  backEnd = await startBackEnd({ clock: () => new Date() });
  sent = [];
  const realFetch = globalThis.fetch;
  vi.stubGlobal('LOCALES_VERSION', 'as built');
  vi.stubGlobal('PORTAL_ROOT', './');
  vi.stubGlobal('__webpack_public_path__', ROOT);
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const { origin, pathname, search } = new URL(input);
    // What portals of earlier tests still ask for, and the test's own calls.
    if (!ROOT.startsWith(origin)) return realFetch(input, init);
    if (pathname === '/config.json')
      return Response.json(Object.fromEntries(SERVICES.map((name) => [name, '/backend'])));
    if (pathname.startsWith('/locales/')) return new Response(readFileSync(`.${pathname}`, 'utf8'));
    const authorization = new Headers(init.headers).get('authorization');
    sent.push({ path: pathname, authorization, signal: init.signal ?? null });
    return realFetch(backEnd.address + pathname.replace('/backend', '') + search, init);
  });
});
afterEach(async () => {
  document.body.replaceChildren();
  await backEnd.close();
});

const authorizations = () => sent.flatMap(({ authorization }) => authorization ?? []);
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

it('destroy leaves nothing of the session, nor in the storage unless told so, and a new portal asks for a token', async () => {
  const tokens = [await backEnd.login('buyer@demo.test', 1), await backEnd.login('other@demo.test', 1)];
  document.body.innerHTML = '<main id="slot"></main>';
  const asked: TokenReason[] = [];
  const open = async (token = '') => {
    const portal = await act(async () =>
      createPortal({
        mode: 'federated',
        src: ROOT,
        container: '#slot',
        load: async () => ({ mount }),
        async getToken({ reason }) {
          asked.push(reason);
          return { token, expiresAt: Date.now() + 600_000 };
        },
      }),
    );
    await screen.findByRole('link', { name: 'Skip to content' });
    return portal;
  };
  const [first, second] = tokens;
  const portal = await open(first);
  expect(sent.some(({ authorization }) => authorization === `Bearer ${first}`)).toBe(true);
  const streams = () => sent.filter(({ path }) => path.endsWith('/documents/stream'));
  await waitFor(() => expect(streams()).not.toEqual([]));
  const storedNames = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  localStorage.setItem('the parent’s own', 'stays');
  await waitFor(() => expect(storedNames().join(' ')).toContain('portal.demo.'));
  await act(() => portal.destroy());
  expect(storedNames()).toEqual(['the parent’s own']);
  expect(document.querySelector('#slot')?.childElementCount).toBe(0);
  expect(streams().at(-1)?.signal?.aborted).toBe(true);
  // A renewed token too.
  const formerTokens = authorizations();
  for (const former of formerTokens) expect(stored()).not.toContain(former.replace('Bearer ', ''));
  expect(asked).toEqual(['initial']);

  sent = [];
  const next = await open(second);
  expect(asked).toEqual(['initial', 'initial']);
  expect(authorizations()).toContain(`Bearer ${second}`);
  for (const former of formerTokens) expect(authorizations()).not.toContain(former);
  await waitFor(() => expect(storedNames().join(' ')).toContain('portal.demo.'));
  await act(() => next.destroy({ keep: true }));
  expect(storedNames().join(' ')).toContain('portal.demo.');
});
