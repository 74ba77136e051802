import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';

/** A demo of its own, beside whatever else is running, and a browser four times as slow as the machine. */

const PASSWORD = 'Portal#2026';
const CUSTOMER = 'buyer@demo.test';
const SLOWER = 4;
const CHROMIUM = '.cache/chromium';
const IN_CONTAINERS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'];
const LONGEST_START = 600_000;

export type Demo = { portal: string; backend: string; stop(): Promise<void> };

const ready = (demo: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The demo did not start in time.')), LONGEST_START);
    const settle = (act: () => void) => {
      clearTimeout(late);
      act();
    };
    let said = '';
    demo.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready in')) settle(resolve);
    });
    demo.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    demo.once('exit', () => settle(() => reject(new Error(`The demo ended:\n${said}`))));
  });

/** Starts the demo with so many products; its data stays for the next time. */
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
};

/** A page of a customer who has just logged in. */
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

/** What a bench asks the back end as the customer: calls with the token of a login. */
export const asCustomer = async ({ backend }: Demo) => {
  const login = { email: CUSTOMER, password: PASSWORD, company_id: 1, recaptchaToken: null };
  const answer = await send('POST', `${backend}/users/login`, login);
  const token = typeof answer === 'object' && answer && 'token' in answer ? String(answer.token) : '';
  return (method: string, path: string, body: unknown) => send(method, backend + path, body, token);
};
