import { defineConfig, devices, type LaunchOptions } from 'playwright/test';
import { chromiumProgram, chromiumSwitches, headlessShell } from '../tests/support/chromium.ts';
import { BACK_OFFICE_KEY, parentsOf, STACKS, stackOf } from './support/stacks.ts';

/** Pages end before optimized code pays: compiling it is a tenth of the time of all journeys. */
const WITHOUT_OPTIMIZING = '--js-flags=--no-opt --no-maglev';

const launch = (program: LaunchOptions): LaunchOptions => ({
  ...program,
  args: [...chromiumSwitches(), WITHOUT_OPTIMIZING],
});

/** The demos, one for each worker, started with an option. Playwright starts them one after another: the first builds. */
export const demosWith = (option: string, timeout = 240_000, kept = '') =>
  Array.from({ length: STACKS }, (_, worker) => {
    const { portal, shell, backend, emulator, securePortal, secureShell, pushes, parents, data } =
      stackOf(worker);
    return {
      command: `node host-demo/start.ts ${option}`,
      cwd: import.meta.dirname.replace(/e2e$/, ''),
      url: `http://localhost:${shell}`,
      env: {
        PORTAL_PORT: String(portal),
        SHELL_PORT: String(shell),
        BACKEND_PORT: String(backend),
        EMULATOR_PORT: String(emulator),
        SECURE_PORTAL_PORT: String(securePortal),
        SECURE_SHELL_PORT: String(secureShell),
        PORTAL_DATA_DIR: data + kept,
        PORTAL_BACK_OFFICE_KEYS: `demo=${BACK_OFFICE_KEY}`,
        PUSH_SERVICES: `http://127.0.0.1:${pushes}`,
        DEMO_PARENTS: parentsOf({ parents }).join(','),
      },
      timeout,
    };
  });

export const TRIPS = /trips\.spec\.ts$/;
export const PICTURES = /pictures\.spec\.ts$/;
const ONLY_ON_FIRESTORE = /firestore\.spec\.ts$/;
/** Another browser on the same processor slows tasks down, not always the calibration's too. */
const ALONE = /longTasks\.spec\.ts$/;
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: STACKS,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  use: {
    locale: 'en-US',
    /** Each journey's browser would load all files of the portal first. Those about the service worker have a profile of their own. */
    serviceWorkers: 'block',
    /** Nothing waits for an animation to end. */
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'America/New_York',
    /** A fifth of the time. To see what a failed journey did: `npm run test:e2e -- <file> --trace on`. */
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launch(headlessShell()),
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [TRIPS, PICTURES, ONLY_ON_FIRESTORE, ALONE],
      grepInvert: /@only-phone/,
      use: DESKTOP,
    },
    {
      name: 'phone',
      testIgnore: PICTURES,
      grep: /@(only-)?phone/,
      // Seven times the pixels would be drawn at the phone's own scale.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        launchOptions: launch(chromiumProgram()),
      },
    },
    { name: 'alone', testMatch: ALONE, dependencies: ['desktop', 'phone'], use: DESKTOP },
  ],
  webServer: demosWith('--fresh --tls --cheap-passwords'),
});
