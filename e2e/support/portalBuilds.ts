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

/** A build with the same code and other names, beside the files of the current one, as a second build would leave them. */
export const makeNextBuild = async (): Promise<{ folder: string; hash: string; remove(): Promise<void> }> => {
  const parent = await mkdtemp(join(tmpdir(), 'build-'));
  const folder = join(parent, 'portal');
  const current = await hashOf(BUILD);
  const hash = [...current].toReversed().join('');
  await cp(BUILD, folder, {
    recursive: true,
    filter: (file) => COPIED.test(file) && !file.includes('/remote'),
  });
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT_FILE.test(file));
  for (const file of files) {
    const path = join(folder, file);
    const text = (await readFile(path, 'utf8')).replaceAll(current, hash);
    if (HASHED.exec(file)?.[1] === current) await writeFile(path.replace(current, hash), text);
    else await writeFile(path, text);
  }
  return { folder, hash, remove: () => rm(parent, { recursive: true, force: true }) };
};

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
    // The back end knows the demo's own origins.
    if (request.headers.origin) request.headers.origin = PORTAL;
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
