import { afterEach, expect, test, vi } from 'vitest';
import { type BrowserTabs, createBrowserTabs } from '../../src/platform/browserTabs.ts';

/** Node has the browser's own locks and channels. */
const aPrefix = () => `portal.${Math.random()}.`;

const open: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const close of open.splice(0)) close();
});

const claim = (tabs: BrowserTabs) => {
  const heard: string[] = [];
  const lock = tabs.requestLock('cart', {
    onHeld: () => heard.push('held'),
    onLost: () => heard.push('lost'),
  });
  open.push(lock.release);
  return { ...lock, heard };
};

test('one tab holds a lock, and the next gets it when that one is gone', async () => {
  const tabs = createBrowserTabs(aPrefix());
  const [first, second] = [claim(tabs), claim(tabs)];
  await expect.poll(() => first.heard).toEqual(['held']);
  expect(second.heard).toEqual([]);
  first.release();
  await expect.poll(() => second.heard).toEqual(['held']);
  expect(first.heard).toEqual(['held']);
});

test('a tab that is released while it waits never holds the lock', async () => {
  const tabs = createBrowserTabs(aPrefix());
  const [first, second, third] = [claim(tabs), claim(tabs), claim(tabs)];
  await expect.poll(() => first.heard).toEqual(['held']);
  second.release();
  first.release();
  await expect.poll(() => third.heard).toEqual(['held']);
  expect(second.heard).toEqual([]);
});

test('a lock that is taken over comes back when the other tab is gone', async () => {
  const tabs = createBrowserTabs(aPrefix());
  const [first, second] = [claim(tabs), claim(tabs)];
  await expect.poll(() => first.heard).toEqual(['held']);
  second.takeOver();
  await expect.poll(() => [first.heard, second.heard]).toEqual([['held', 'lost'], ['held']]);
  second.release();
  await expect.poll(() => first.heard).toEqual(['held', 'lost', 'held']);
});

test('tabs of another prefix share nothing', async () => {
  const [one, other] = [createBrowserTabs(aPrefix()), createBrowserTabs(aPrefix())];
  const [first, second] = [claim(one), claim(other)];
  await expect.poll(() => [first.heard, second.heard]).toEqual([['held'], ['held']]);
});

test('a message reaches the other tabs and not the one that sent it', async () => {
  const tabs = createBrowserTabs(aPrefix());
  const heard: string[] = [];
  const join = (who: string) => {
    const channel = tabs.openChannel('cart', (message) => heard.push(`${who}: ${message}`));
    open.push(channel.close);
    return channel;
  };
  const [first] = [join('first'), join('second')];
  first.post('a line was added');
  await expect.poll(() => heard).toEqual(['second: a line was added']);
});

test('where the browser has no locks, each tab acts as the only one', async () => {
  vi.stubGlobal('navigator', {});
  const tabs = createBrowserTabs(aPrefix());
  const [first, second] = [claim(tabs), claim(tabs)];
  await expect.poll(() => [first.heard, second.heard]).toEqual([['held'], ['held']]);
});

test('where the browser refuses locks, because the page may store nothing, too', async () => {
  const request = () => Promise.reject(new DOMException('storage is blocked', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  const [first, second] = [claim(createBrowserTabs(aPrefix())), claim(createBrowserTabs(aPrefix()))];
  await expect.poll(() => [first.heard, second.heard]).toEqual([['held'], ['held']]);
});
