import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { solveCaptcha } from '../../host-demo/solveCaptcha.ts';
import { stack } from './stacks.ts';
import { translatorFor } from './translations.ts';

/** Journeys use names, roles and visible texts, as a person does. A console error or warning fails the journey. */

export const PORTAL = `http://localhost:${stack.portal}`;
export const SHELL = `http://localhost:${stack.shell}`;
export const BACKEND = `http://localhost:${stack.backend}`;
export const PASSWORD = 'Portal#2026';
export const portalOf = (tenant: string) => `http://${tenant}.localhost:${stack.portal}`;

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What Playwright writes into the console of pages whose service worker it blocks. */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/;

/** Collects a page's console errors and warnings, except those that match `expected`. */
export const collectConsole = (page: Page, consoleMessages: string[], expected: RegExp[] = []) => {
  const record = (text: string) => {
    if (![...expected, BLOCKED_WORKER].some((pattern) => pattern.test(text))) consoleMessages.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      record(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => record(`uncaught: ${error.message}`));
};

export const test = base.extend<{ expectedConsole: RegExp[]; consoleMessages: string[] }>({
  baseURL: PORTAL,
  expectedConsole: [[], { option: true }],
  consoleMessages: [
    async ({ expectedConsole: _ }, use) => {
      const consoleMessages: string[] = [];
      await use(consoleMessages);
      expect(consoleMessages, 'console output of the journey').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, consoleMessages, expectedConsole }, use) => {
    collectConsole(page, consoleMessages, expectedConsole);
    await use(page);
  },
});

/**
 * The console has what the journey provoked, each of `expected` at least once, and nothing else; clears it. `maybe`: what a
 * browser may add, because it depends on what was under way.
 */
export const expectConsole = (
  consoleMessages: string[],
  expected: readonly RegExp[],
  maybe: readonly RegExp[] = [],
): void => {
  const lines = consoleMessages.splice(0);
  const missing = expected.filter((pattern) => !lines.some((line) => pattern.test(line)));
  expect(missing.map(String), `expected in the console:\n${lines.join('\n')}`).toEqual([]);
  const isExpected = (line: string) => [...expected, ...maybe].some((pattern) => pattern.test(line));
  expect(
    lines.filter((line) => !isExpected(line)),
    'console output that nobody expected',
  ).toEqual([]);
};

/** A direct call to the back end, to prepare a journey. */
export const send = async (
  method: string,
  path: string,
  body: unknown,
  token?: string,
  headers: Record<string, string> = {},
): Promise<Response> => {
  const authorization = token && { authorization: `Bearer ${token}` };
  const response = await fetch(BACKEND + path, {
    method,
    headers: { 'content-type': 'application/json', ...authorization, ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
};

const sendCredentials = async (path: string, tenant: string, email: string): Promise<Response> => {
  const company = await send('POST', '/company', { subdomain: tenant, hostname: `${tenant}.localhost` });
  const { company_id } = (await company.json()).company;
  const credentials = { email, password: PASSWORD, company_id };
  return send('POST', path, { ...credentials, recaptchaToken: null }).catch(async (error: unknown) => {
    // Journeys with wrong passwords came before.
    if (!String(error).includes('captcha_required')) throw error;
    const recaptchaToken = await solveCaptcha(BACKEND, company_id, 'login');
    return send('POST', path, { ...credentials, recaptchaToken });
  });
};

const logInByApi = (tenant: string, email: string) => sendCredentials('/users/login', tenant, email);

/** Logs in over the API, as a parent app's server would. */
export const tokenOf = async (tenant: string, email: string): Promise<string> =>
  (await (await logInByApi(tenant, email)).json()).token;

/** The token with its end, ms since the epoch, as a parent's page gets it from its server. */
export const parentTokenOf = async (tenant: string, email: string) => {
  const { token, expires_at } = await (await logInByApi(tenant, email)).json();
  return { token: String(token), expiresAt: Number(expires_at) };
};

/** The token of a user link, as the wholesaler's system would put it into an e-mail: `/store/{token}`. */
export const linkTokenOf = async (tenant: string, email: string): Promise<string> =>
  (await (await sendCredentials('/demo/link', tenant, email)).json()).token;

/** Opens a page in a browser with a session of the customer, created over the API. `address`: another one of the portal. */
export const openAs = async (
  page: Page,
  email: string,
  path: string,
  tenant = 'demo',
  address = tenant === 'demo' ? PORTAL : portalOf(tenant),
): Promise<void> => {
  const [cookie = ''] = (await logInByApi(tenant, email)).headers.getSetCookie();
  const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(cookie) ?? [];
  const isSecure = address.startsWith('https:');
  const boundName = isSecure ? `__Host-${name}` : name;
  await page.context().addCookies([{ name: boundName, value, url: address, secure: isSecure }]);
  // Once per tab: a logout must stay one after the next load.
  await page.addInitScript((key) => {
    try {
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, '1');
      localStorage.setItem(key, '1');
    } catch {
      // a frame without storage
    }
  }, `portal.${tenant}.session`);
  await page.goto(address + path);
};

/** Changes a customer's document as another session would, by a JSON merge patch. */
export const patchDocument = async (
  tenant: string,
  email: string,
  name: 'transaction' | 'favourites' | 'notifications' | 'quick_order',
  patch: object,
): Promise<void> => {
  await send('PATCH', `/documents/${name}`, { writer: 'journey', patch }, await tokenOf(tenant, email));
};

export const emptyCart = (tenant: string, email: string): Promise<void> =>
  patchDocument(tenant, email, 'transaction', { lines: null, details: null, clientId: null });

export const logIn = async (page: Page, email: string, t = translatorFor('en')): Promise<void> => {
  await page.getByLabel(t('session:login.email.label')).fill(email);
  await page.getByLabel(t('session:login.password.label'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('session:login.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('session:login.title'));
};

/**
 * What axe finds, of the whole page or an element. The focus guards of open overlays belong to the headless library. Legacy mode
 * skips a separate page for merging the results, which takes four times as long and is needed for frames only.
 */
const findViolations = async (page: Page, selector?: string) => {
  const builder = new AxeBuilder({ page })
    .options({ runOnly: WCAG, resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1)
    .exclude('[data-base-ui-focus-guard]');
  const { violations } = await (selector ? builder.include(selector) : builder).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '', target: [only, ...others] }) => ({
      text: `${id}: ${html} (${failureSummary})`,
      selector: typeof only === 'string' && others.length === 0 ? only : null,
      dependsOnScroll: id === 'target-size',
    })),
  );
};

/** A bar at the screen's edge covers a target, or is close to it: whether it is large enough is seen in the middle. */
const isLargeEnough = async (page: Page, selector: string): Promise<boolean> => {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return (await findViolations(page, selector)).length === 0;
};

export const expectAccessible = async (page: Page): Promise<void> => {
  const found: string[] = [];
  const top = await page.evaluate(() => scrollY);
  for (const { text, selector, dependsOnScroll } of await findViolations(page))
    if (!dependsOnScroll || selector === null || !(await isLargeEnough(page, selector))) found.push(text);
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  expect(found, `axe at ${page.url()}`).toEqual([]);
};

/** Opens the demo parent with a customer's portal. `screen`: the path in the parent's address. */
export const openShell = async (
  page: Page,
  account: string,
  { language = 'English', screen = 'store', mode = 'frame' } = {},
): Promise<void> => {
  const encodedScreen = encodeURIComponent(screen);
  await page.goto(`${SHELL}/?page=ordering&account=${account}&way=${mode}&portal=${encodedScreen}`);
  await expect(page.getByText('ready · protocol 1')).toBeVisible();
  if (language !== 'English') {
    const languageSelect = page.getByLabel('Language');
    if (!(await languageSelect.isVisible())) await page.getByText('Portal controls').click();
    await languageSelect.selectOption({ label: language });
  }
  // A press right after the page has scrolled may miss a frame, which another process draws: it is scrolled to once, and whole.
  if (mode === 'frame') await page.locator('iframe').first().scrollIntoViewIfNeeded();
};

/** The page, or the frame or slot in it, that holds the portal. */
export type PortalRoot = Pick<Page, 'getByRole' | 'getByLabel' | 'getByText'> | Locator;

export { expect };
