import { join } from 'node:path';
import { defineConfig } from 'playwright/test';

// Read by e2e/support/stacks.ts, here and in the workers.
process.env.E2E_FIRST_STACK = '8';
const { default: everything, demosWith } = await import('./playwright.config.ts');

/** The table of parents and the first embed in Firefox, which Playwright speaks with over WebDriver BiDi. */
export default defineConfig({
  ...everything,
  testMatch: ['parents.spec.ts', 'firstEmbed.spec.ts'],
  workers: 1,
  projects: [
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: join(import.meta.dirname, 'support/firefoxProgram.ts'),
          // In a process of its own, Playwright's keys and pointer wouldn't reach a frame of another site.
          firefoxUserPrefs: { 'fission.webContentIsolationStrategy': 0 },
        },
      },
    },
  ],
  webServer: demosWith('--fresh --cheap-passwords').slice(0, 1),
});
