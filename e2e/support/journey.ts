import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { stack } from './stacks.ts';
import { wordsOf } from './words.ts';

/** Journeys act as a person: names, roles and visible texts. A console error anywhere fails the journey. */

export const PORTAL = `http://localhost:${stack.portal}`;
export const SHELL = `http://localhost:${stack.shell}`;
export const BACKEND = `http://localhost:${stack.backend}`;
export const PASSWORD = 'Portal#2026';
export const portalOf = (tenant: string) => `http://${tenant}.localhost:${stack.portal}`;

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Listens to a page's console; what a journey provokes on purpose is named by `expected`. */
export const listenTo = (page: Page, heard: string[], expected: RegExp[] = []) => {
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) heard.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
};

export const test = base.extend<{ expectedNoise: RegExp[]; heard: string[] }>({
  baseURL: PORTAL,
  expectedNoise: [[], { option: true }],
  heard: [
    async ({ expectedNoise: _ }, use) => {
      const heard: string[] = [];
      await use(heard);
      expect(heard, 'the console of the journey').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, heard, expectedNoise }, use) => {
    listenTo(page, heard, expectedNoise);
    await use(page);
  },
});

/** The console said something meanwhile, and only this; the journey provoked it. */
export const expectOnlyHeard = (heard: string[], expected: RegExp): void => {
  const lines = heard.splice(0);
  expect(lines, 'what the console said').not.toEqual([]);
  expect(lines.filter((line) => !expected.test(line))).toEqual([]);
};

/** A call to the back end, for what a journey needs before it begins. */
const send = async (method: string, path: string, body: unknown, token?: string): Promise<Response> => {
  const response = await fetch(BACKEND + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
};

const logInAtBackEnd = async (tenant: string, email: string): Promise<Response> => {
  const company = await send('POST', '/company', { subdomain: tenant, hostname: `${tenant}.localhost` });
  const { company_id } = (await company.json()).company;
  return send('POST', '/users/login', { email, password: PASSWORD, company_id, recaptchaToken: null });
};

/** Logs in at the back end, as a parent app's own server would. */
export const tokenOf = async (tenant: string, email: string): Promise<string> =>
  (await (await logInAtBackEnd(tenant, email)).json()).token;

/** Opens an address of a portal in a browser that holds a session of the customer: made over the API, without the form. */
export const openAs = async (page: Page, email: string, path: string, tenant = 'demo'): Promise<void> => {
  const address = tenant === 'demo' ? PORTAL : portalOf(tenant);
  const [cookie = ''] = (await logInAtBackEnd(tenant, email)).headers.getSetCookie();
  const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(cookie) ?? [];
  await page.context().addCookies([{ name, value, url: address }]);
  await page.addInitScript((key) => {
    try {
      localStorage.setItem(key, '1');
    } catch {
      // a frame without storage
    }
  }, `portal.${tenant}.session`);
  await page.goto(address + path);
};

/** Changes a document of the customer's (cart, favourites) as another session of theirs would: a JSON merge patch. */
export const patchDocument = async (
  tenant: string,
  email: string,
  name: 'transaction' | 'favourites',
  patch: object,
): Promise<void> => {
  await send('PATCH', `/documents/${name}`, { writer: 'journey', patch }, await tokenOf(tenant, email));
};

/** The journey begins with an empty cart, whatever went before. */
export const emptyCart = (tenant: string, email: string): Promise<void> =>
  patchDocument(tenant, email, 'transaction', { lines: null, details: null, clientId: null });

/** Logs in at the form, in English unless the words of another language are given. */
export const logIn = async (page: Page, email: string, say = wordsOf('en')): Promise<void> => {
  await page.getByLabel(say('session:login.email.label')).fill(email);
  await page.getByLabel(say('session:login.password.label'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: say('session:login.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say('session:login.title'));
};

/**
 * axe finds nothing; focus guards of open overlays are the headless library's own and catch no one. A page of its own for
 * putting the findings together, four times as slow, is only needed where frames have some too.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: WCAG, resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1)
    .exclude('[data-base-ui-focus-guard]')
    .analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} (${failureSummary})`).join(', ')}`,
  );
  expect(found, `axe at ${page.url()}`).toEqual([]);
};

/**
 * Opens the demo parent with a customer's portal in it and, where it isn't English, in that language. `place`: where in the
 * portal, as the parent's address names it.
 */
export const openShell = async (
  page: Page,
  account: string,
  { language = 'English', place = 'store', way = 'frame' } = {},
): Promise<void> => {
  const at = encodeURIComponent(place);
  await page.goto(`${SHELL}/?page=ordering&account=${account}&way=${way}&portal=${at}`);
  await expect(page.getByText('ready · protocol 1')).toBeVisible();
  if (language === 'English') return;
  const choice = page.getByLabel('Language');
  if (!(await choice.isVisible())) await page.getByText('Portal controls').click();
  await choice.selectOption({ label: language });
};

/** Where a journey happens: a page, or the frame or slot that a page holds. */
export type Place = Pick<Page, 'getByRole' | 'getByLabel' | 'getByText'> | Locator;

export { expect };
