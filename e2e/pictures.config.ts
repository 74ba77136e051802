import { defineConfig } from 'playwright/test';

// Read by e2e/support/stacks.ts, here and in the workers.
process.env.E2E_FIRST_STACK = '10';
const { default: everything, demosWith, PICTURES } = await import('./playwright.config.ts');

/** The pictures of docs/pictures, which a customer's screens are compared by. No part of the tests. */
export default defineConfig({
  ...everything,
  testMatch: PICTURES,
  workers: 1,
  projects: (everything.projects ?? [])
    .filter(({ name }) => name !== 'alone')
    .map((project) => ({ ...project, testIgnore: [] })),
  webServer: demosWith('--fresh --cheap-passwords').slice(0, 1),
});
