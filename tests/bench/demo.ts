import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';

/** A separate demo, and a browser that is slowed down to a quarter of the machine's speed. */

const PASSWORD = 'Portal#2026';
const CUSTOMER = 'buyer@demo.test';
const CPU_SLOWDOWN = 4;
const CHROMIUM = '.cache/chromium';
const IN_CONTAINERS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'];
const START_TIMEOUT_MS = 600_000;

export type Demo = { portal: string; backend: string; stop(): Promise<void> };

const ready = (demo: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The demo did not start in time.')), START_TIMEOUT_MS);
    const finish = (callback: () => void) => {
      clearTimeout(timer);
      callback();
    };
    let output = '';
    demo.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ready in')) finish(resolve);
    });
    demo.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    demo.once('exit', () => finish(() => reject(new Error(`The demo ended:\n${output}`))));
  });

/** Starts the demo with this many products; its data is reused by the next run. */
export const startDemo = async (products: number, firstPort: number): Promise<Demo> => {
  const [portal, shell, backend] = [firstPort, firstPort + 100, firstPort + 200];
  const demo = spawn('node', ['host-demo/start.ts', '--products', String(products)], {
    env: {
      ...process.env,
      PORTAL_PORT: String(portal),
      SHELL_PORT: String(shell),
      BACKEND_PORT: String(backend),
      PORTAL_DATA_DIR: `.cache/bench-${products}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await ready(demo);
  return {
    portal: `http://demo.localhost:${portal}`,
    backend: `http://localhost:${backend}`,
    stop: () =>
      new Promise((resolve) => {
        demo.once('exit', () => resolve());
        demo.kill('SIGTERM');
      }),
  };
};

export const openBrowser = (): Promise<Browser> => {
  const noted = existsSync(CHROMIUM) ? readFileSync(CHROMIUM, 'utf8') : '';
  const executablePath = process.env.PLAYWRIGHT_CHROMIUM ?? noted;
  return chromium.launch({ ...(executablePath && { executablePath }), args: IN_CONTAINERS });
};

export const slowDown = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
};

export const logIn = async (browser: Browser, { portal }: Demo): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${portal}/login`);
  await page.getByLabel('Email').fill(CUSTOMER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  return page;
};

const send = async (method: string, address: string, body: unknown, token?: string): Promise<unknown> => {
  const response = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
  return response.json();
};

export const asCustomer = async ({ backend }: Demo) => {
  const login = { email: CUSTOMER, password: PASSWORD, company_id: 1, recaptchaToken: null };
  const response = await send('POST', `${backend}/users/login`, login);
  const token = typeof response === 'object' && response && 'token' in response ? String(response.token) : '';
  return (method: string, path: string, body: unknown) => send(method, backend + path, body, token);
};
