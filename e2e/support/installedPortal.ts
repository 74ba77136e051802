import { test as base } from './installedBrowser.ts';
import { createBuildServer } from './portalBuilds.ts';

/** With a portal that a journey can stop, slow down and update, for a browser that keeps its data. */
export const test = base.extend<{ server: Awaited<ReturnType<typeof createBuildServer>> }>({
  server: async ({ browserName: _ }, use) => {
    const server = await createBuildServer();
    await use(server);
    await server.close();
  },
});
