import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright/test';
import { chromiumProgram } from '../../tests/support/chromium.ts';
import { test as base, collectConsole } from './journey.ts';

/** With a browser that keeps its data, as on somebody's own phone: in the others nothing can be installed. */
export const test = base.extend<{ browserWithProfile: BrowserContext }>({
  browserWithProfile: async (
    { consoleMessages, expectedConsole, launchOptions, contextOptions, locale, userAgent, viewport },
    use,
  ) => {
    const folder = await mkdtemp(join(tmpdir(), 'profile-'));
    const context = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      ...chromiumProgram(),
      ...contextOptions,
      ...(locale && { locale }),
      ...(userAgent && { userAgent }),
      viewport,
      serviceWorkers: 'allow',
    });
    context.on('page', (page) => collectConsole(page, consoleMessages, expectedConsole));
    await use(context);
    await context.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  },
});
