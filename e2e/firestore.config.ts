import { defineConfig } from 'playwright/test';
import { findFirestoreEmulator } from '../host-demo/firestore/startFirestoreEmulator.ts';

// Read by e2e/support/stacks.ts, here and in the workers.
process.env.E2E_FIRST_STACK = '2';
const { default: everything, demosWith } = await import('./playwright.config.ts');

const isFound = (await findFirestoreEmulator()) !== null;
if (!isFound && process.env.TEST_WORKER_INDEX === undefined) {
  process.stdout.write(
    'The journeys on Firestore didn’t run: there is no emulator. gcloud components install cloud-firestore-emulator; it needs Java.\n',
  );
}

/** The journeys about the cloud store, with what customers keep in the emulator of Firestore. */
export default defineConfig({
  ...everything,
  testMatch: isFound ? ['cloudStore.spec.ts', 'firestore.spec.ts'] : [],
  workers: 1,
  projects: (everything.projects ?? [])
    .filter(({ name }) => name === 'desktop')
    .map((desktop) => ({ ...desktop, testIgnore: [] })),
  webServer: isFound ? demosWith('--fresh --firestore --cheap-passwords').slice(0, 1) : [],
});
