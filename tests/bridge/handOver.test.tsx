import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { askOpener } from '../../src/bridge/handOver.ts';
import { forgetOpener, isOpenedByPortal } from '../../src/bridge/tabMark.ts';

const PARENT = 'https://crm.example.com';
const TOKEN = { token: 'token-of-the-parent', expiresAt: 1_900_000_000_000 };

/** A window that has opened this one, and what it is asked. */
const openedBy = (name: string) => {
  const asked: unknown[] = [];
  const opener = { postMessage: (message: unknown) => asked.push(message) } as unknown as Window;
  window.name = name;
  window.opener = opener;
  const say = (data: unknown, origin = PARENT, source = opener) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  return { asked, say };
};

beforeEach(() => {
  onTestFinished(() => {
    window.name = '';
    window.opener = null;
    vi.restoreAllMocks();
  });
});

it('takes the token of the portal that has opened it, at each load', async () => {
  const { asked, say } = openedBy('portal-tab-0.1');
  expect(isOpenedByPortal()).toBe(true);
  const token = askOpener(['https://acme.portal.example.com', PARENT]);
  expect(asked).toEqual(['wholesale-portal:token']);
  say(TOKEN, 'https://evil.example.com');
  say(TOKEN, PARENT, window);
  say(TOKEN);
  expect(await token).toBe('token-of-the-parent');
  expect(isOpenedByPortal()).toBe(true);
});

it.each([
  ['the parent refuses', null],
  ['the answer has another form', { token: '' }],
])('there is none when %s', async (_why, answer) => {
  const { say } = openedBy('portal-tab-0.2');
  const token = askOpener([PARENT]);
  say(answer);
  expect(await token).toBeNull();
});

it('there is none when the opener says nothing in time', async () => {
  const time = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  openedBy('portal-tab-0.3');
  const token = askOpener([PARENT]);
  time.abort();
  expect(await token).toBeNull();
});

it('asks no more after a logout', () => {
  openedBy('portal-tab-0.4');
  forgetOpener();
  expect(isOpenedByPortal()).toBe(false);
});

it.each([
  ['a page that another page has opened', 'their-window'],
  ['a page that nobody has named', ''],
])('%s asks nobody', (_what, name) => {
  const { asked } = openedBy(name);
  expect(isOpenedByPortal()).toBe(false);
  expect(asked).toEqual([]);
});
