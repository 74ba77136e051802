import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createPortalServer, type PortalServerOptions } from '../../host-demo/portalServer.ts';
import { BACKEND, PORTAL, SHELL } from './journey.ts';
import { stack } from './stacks.ts';

/** A portal that this journey can stop, and update to another build. Its back end is the demo's. */
export const BUILDS_PORTAL = `http://localhost:${stack.builds}`;

const BUILD = 'dist/portal';
const HASHED = /\.([0-9a-f]{8})\.js$/;
const TEXT_FILE = /\.(js|html)$/;
/** Compressed files and maps have the old names in them; a server does without. */
const COPIED = /^(?!.*\.(br|gz|map)$)/;

/** The hash of the page's files. */
const hashOf = async (folder: string): Promise<string> => {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  return /portal\.([0-9a-f]{8})\.js/.exec(page)?.[1] ?? '';
};

const nextName = (hash: string): string => [...hash].toReversed().join('');

/** Where a hash may be, or begins: the code shortens the portal's to eight digits. */
const EIGHT_DIGITS = /(?<![0-9a-f])[0-9a-f]{8}/g;

/**
 * A build with the same code and other names: for browsers that is what a second build is, which would take half a minute. The files of the
 * current one are kept beside it, as a build does, or are gone.
 */
export const makeNextBuild = async ({
  keepsLast = true,
} = {}): Promise<{
  folder: string;
  hash: string;
  remove(): Promise<void>;
}> => {
  const parent = await mkdtemp(join(tmpdir(), 'build-'));
  const folder = join(parent, 'portal');
  await cp(BUILD, folder, { recursive: true, filter: (file) => COPIED.test(file) });
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT_FILE.test(file));
  const hashes = new Set(files.map((file) => HASHED.exec(file)?.[1]));
  const renamed = (text: string) =>
    text.replaceAll(EIGHT_DIGITS, (found) => (hashes.has(found) ? nextName(found) : found));
  for (const file of files) {
    const path = join(folder, file);
    const text = renamed(await readFile(path, 'utf8'));
    if (!keepsLast && HASHED.test(file)) await rm(path);
    await writeFile(join(folder, renamed(file)), text);
  }
  const remove = () => rm(parent, { recursive: true, force: true });
  return { folder, hash: nextName(await hashOf(BUILD)), remove };
};

/** Whether a page of this portal asks. */
const isOwn = (origin = '') => origin.endsWith(`localhost:${stack.builds}`);

/**
 * Serves builds at `BUILDS_PORTAL`, one after another without a gap. `null`: connections are broken, as without a network.
 */
export const createBuildServer = async () => {
  let app: Awaited<ReturnType<typeof createPortalServer>> | null = null;
  let delayMs = 0;
  const server = createServer(async (request, response) => {
    await delay(delayMs);
    if (!app) {
      request.destroy();
      return;
    }
    // The back end knows the demo's own origins, and its parents'.
    if (isOwn(request.headers.origin)) request.headers.origin = PORTAL;
    app.routing(request, response);
  });
  await new Promise<void>((resolve) => server.listen(stack.builds, 'localhost', resolve));
  return {
    serve: async (folder: string | null = BUILD, options: Partial<PortalServerOptions> = {}) => {
      const last = app;
      const next =
        folder === null
          ? null
          : await createPortalServer({
              folder: pathToFileURL(`${resolve(folder)}/`),
              backend: BACKEND,
              parents: [SHELL],
              ...options,
            });
      await next?.ready();
      app = next;
      if (!app) server.closeAllConnections();
      await last?.close();
    },
    /** Answers each request so much later, as far away as the server then is. */
    slowDown: (ms: number) => {
      delayMs = ms;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await app?.close();
    },
  };
};
