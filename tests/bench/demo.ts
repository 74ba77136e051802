import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumProgram, chromiumSwitches } from '../support/chromium.ts';
import { startProgram } from './children.ts';
import { isQuick, measured } from './options.ts';

/** A separate demo, and a browser that is slowed down to a quarter of the machine's speed. */

export const PASSWORD = 'Portal#2026';
export const CUSTOMER = 'buyer@demo.test';
/** As slow as a phone, compared with this machine. */
export const PHONE_SLOWDOWN = 4;
/** Chromium keeps a processor busy to slow a page down. Nothing depends on the figures of a quick run, which does without. */
const PAGE_SLOWDOWN = measured(PHONE_SLOWDOWN, 1);
export const SLOWED = isQuick ? 'not slowed down' : `processor ${PHONE_SLOWDOWN} times slower`;
const START_TIMEOUT_MS = 600_000;

export type Demo = {
  portal: string;
  backend: string;
  /** A parent app. */
  shell: string;
  stop(): Promise<void>;
};

/** Serves the portal over HTTP/2 too, as installations should. */
export type SecureDemo = Demo & { secure: { portal: string; shell: string } };

const start = async (
  products: number,
  firstPort: number,
  options: readonly string[],
): Promise<SecureDemo> => {
  const [portal, shell, backend] = [firstPort, firstPort + 100, firstPort + 200];
  const [securePortal, secureShell, emulator] = [firstPort + 300, firstPort + 400, firstPort + 500];
  const demo = await startProgram({
    args: ['host-demo/start.ts', '--products', String(products), '--cheap-passwords', ...options],
    env: {
      PORTAL_PORT: String(portal),
      SHELL_PORT: String(shell),
      BACKEND_PORT: String(backend),
      EMULATOR_PORT: String(emulator),
      SECURE_PORTAL_PORT: String(securePortal),
      SECURE_SHELL_PORT: String(secureShell),
      PORTAL_DATA_DIR: `.cache/bench-${products}`,
    },
    isReady: (output) => output.includes('Ready in'),
    limitMs: START_TIMEOUT_MS,
  });
  return {
    portal: `http://demo.localhost:${portal}`,
    backend: `http://localhost:${backend}`,
    shell: `http://localhost:${shell}`,
    secure: { portal: `https://localhost:${securePortal}`, shell: `http://localhost:${secureShell}` },
    stop: demo.stop,
  };
};

/**
 * Starts the demo with this many products; its data is reused by the next start. A login takes 1 ms of the back office's processor, as in the
 * browser tests.
 */
export const startDemo = (products: number, firstPort: number): Promise<Demo> =>
  start(products, firstPort, []);

/** The same over HTTP/2 too. */
export const startSecureDemo = (products: number, firstPort: number): Promise<SecureDemo> =>
  start(products, firstPort, ['--tls']);

/** `isOneProcess`: a parent's page and its frame are slowed down together. */
export const openBrowser = (options: { isOneProcess?: boolean } = {}): Promise<Browser> =>
  chromium.launch({ ...chromiumProgram(), args: chromiumSwitches(options) });

export const slowDown = async (page: Page, rate = PAGE_SLOWDOWN): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
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

const send = async (method: string, address: string, body: unknown, token?: string): Promise<Response> => {
  const response = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
  return response;
};

const logInByApi = ({ backend }: Demo, email: string): Promise<Response> => {
  const login = { email, password: PASSWORD, company_id: 1, recaptchaToken: null };
  return send('POST', `${backend}/users/login`, login);
};

export const asCustomer = async (demo: Demo) => {
  const response: unknown = await (await logInByApi(demo, CUSTOMER)).json();
  const token = typeof response === 'object' && response && 'token' in response ? String(response.token) : '';
  return async (method: string, path: string, body?: unknown): Promise<unknown> =>
    (await send(method, demo.backend + path, body, token)).json();
};

/** Gives a browser context a session of the customer at this address of the portal. */
export const addSession = async (
  context: BrowserContext,
  demo: Demo,
  portal: string,
  email: string = CUSTOMER,
): Promise<void> => {
  const [cookie = ''] = (await logInByApi(demo, email)).headers.getSetCookie();
  const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(cookie) ?? [];
  const isSecure = portal.startsWith('https:');
  const boundName = isSecure ? `__Host-${name}` : name;
  await context.addCookies([{ name: boundName, value, url: portal, secure: isSecure }]);
  await context.addInitScript(() => {
    try {
      localStorage.setItem('portal.demo.session', '1');
    } catch {
      // A frame may have no storage.
    }
  });
};
