import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { type BackEnd, startBackEnd } from './backEnd/backEnd.ts';

/** Where the portal of a slot is served from. */
const SLOT_SOURCE = 'https://demo.portal.example.com/';
const SERVICES = ['companyApi', 'api', 'productApi', 'orderApi', 'searchApi', 'documentsApi', 'legacyApi'];

/** A parent's page, into which the real portal is mounted, with the real back end. Close it afterwards. */
export const aParentPage = async (): Promise<BackEnd> => {
  // jsdom's can't hold the database's files.
  vi.stubGlobal('Blob', NodeBlob);
  vi.stubGlobal('File', NodeFile);
  const backEnd = await startBackEnd({ clock: () => new Date() });
  const realFetch = globalThis.fetch;
  vi.stubGlobal('LOCALES_VERSION', 'as built');
  vi.stubGlobal('PORTAL_ROOT', './');
  vi.stubGlobal('__webpack_public_path__', SLOT_SOURCE);
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const { origin, pathname, search } = new URL(input);
    // What portals of earlier tests still ask for, and the test's own calls.
    if (!SLOT_SOURCE.startsWith(origin)) return realFetch(input, init);
    if (pathname === '/config.json')
      return Response.json(Object.fromEntries(SERVICES.map((name) => [name, '/backend'])));
    if (pathname.startsWith('/locales/')) return new Response(readFileSync(`.${pathname}`, 'utf8'));
    return realFetch(backEnd.address + pathname.replace('/backend', '') + search, init);
  });
  return backEnd;
};
