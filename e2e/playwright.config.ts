import { existsSync, readFileSync } from 'node:fs';
import { defineConfig, devices } from 'playwright/test';

const NOTE = '.cache/chromium';
const executablePath =
  process.env.PLAYWRIGHT_CHROMIUM ?? (existsSync(NOTE) ? readFileSync(NOTE, 'utf8') : '');

/** The journeys have ports and data of their own, so that they run beside a demo somebody has open. */
const ports = { PORTAL_PORT: '4110', SHELL_PORT: '4210', BACKEND_PORT: '4310' };
const inContainers = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The demo, started with an option and with its data in a folder of their own. */
export const demoWith = (option: string, data: string, timeout = 240_000) => ({
  command: `node host-demo/start.ts ${option}`,
  cwd: import.meta.dirname.replace(/e2e$/, ''),
  url: `http://localhost:${ports.SHELL_PORT}`,
  env: { ...ports, PORTAL_DATA_DIR: data },
  timeout,
  stdout: 'pipe' as const,
});

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${ports.PORTAL_PORT}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: inContainers },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: demoWith('--fresh', '.cache/e2e-data'),
});
