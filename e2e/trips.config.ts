import { defineConfig } from 'playwright/test';

// Read by e2e/support/stacks.ts, here and in the workers.
process.env.E2E_FIRST_STACK = '6';
const { default: everything, demosWith, DESKTOP, TRIPS } = await import('./playwright.config.ts');

/** How many round trips customers wait for, one after another. */
export default defineConfig({
  ...everything,
  testMatch: TRIPS,
  /** Most of it is the delay of three seconds for each request; a busy machine adds as much again. */
  timeout: 180_000,
  fullyParallel: true,
  retries: 1,
  projects: [{ name: 'trips', use: DESKTOP }],
  webServer: demosWith('--fresh --tls --cheap-passwords'),
});
