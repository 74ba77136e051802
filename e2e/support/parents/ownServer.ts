import type { Page } from 'playwright/test';
import { createBuildServer, makeNextBuild } from '../portalBuilds.ts';
import { parentsOf, stack } from '../stacks.ts';

/** A portal with a server of its own, so that a scenario can change what it serves. */
export const OWN_PORTAL = `http://demo.localhost:${stack.builds}`;

const parents = parentsOf(stack);

type OwnServer = {
  /** Another build takes the place of the present one, whose files are gone. */
  redeploy(): Promise<void>;
};

/** Serves the portal at {@link OWN_PORTAL} while `run` runs; then the page that shows it is closed. */
export const withOwnServer = async (page: Page, run: (server: OwnServer) => Promise<void>): Promise<void> => {
  const server = await createBuildServer();
  const removals: (() => Promise<void>)[] = [];
  try {
    await server.serve(undefined, { parents });
    await run({
      async redeploy() {
        const next = await makeNextBuild({ keepsLast: false });
        removals.push(next.remove);
        await server.serve(next.folder, { parents });
      },
    });
  } finally {
    await page.close();
    await server.close();
    for (const remove of removals) await remove();
  }
};
