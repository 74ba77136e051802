import { afterEach, expect, test, vi } from 'vitest';
import { type BrowserTabs, createBrowserTabs } from '../../../src/sync/engine/browserTabs.ts';

/** Node has the same locks and channels as browsers. */
const createPrefix = () => `portal.${Math.random()}.`;

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const close of cleanups.splice(0)) close();
});

const claim = (tabs: BrowserTabs) => {
  const events: string[] = [];
  const lock = tabs.requestLock('cart', {
    onHeld: () => events.push('held'),
    onLost: () => events.push('lost'),
  });
  cleanups.push(lock.release);
  return { ...lock, events };
};

test('one tab holds a lock, and the next gets it when the first releases it', async () => {
  const tabs = createBrowserTabs(createPrefix());
  const [first, second] = [claim(tabs), claim(tabs)];
  await expect.poll(() => first.events).toEqual(['held']);
  expect(second.events).toEqual([]);
  first.release();
  await expect.poll(() => second.events).toEqual(['held']);
  expect(first.events).toEqual(['held']);
});

test('a tab that stops waiting never gets the lock', async () => {
  const tabs = createBrowserTabs(createPrefix());
  const [first, second, third] = [claim(tabs), claim(tabs), claim(tabs)];
  await expect.poll(() => first.events).toEqual(['held']);
  second.release();
  first.release();
  await expect.poll(() => third.events).toEqual(['held']);
  expect(second.events).toEqual([]);
});

test('a lock that was taken over returns when the other tab releases it', async () => {
  const tabs = createBrowserTabs(createPrefix());
  const [first, second] = [claim(tabs), claim(tabs)];
  await expect.poll(() => first.events).toEqual(['held']);
  second.takeOver();
  await expect.poll(() => [first.events, second.events]).toEqual([['held', 'lost'], ['held']]);
  second.release();
  await expect.poll(() => first.events).toEqual(['held', 'lost', 'held']);
});

test('tabs of another prefix share nothing', async () => {
  const [tabs, otherTabs] = [createBrowserTabs(createPrefix()), createBrowserTabs(createPrefix())];
  const [first, second] = [claim(tabs), claim(otherTabs)];
  await expect.poll(() => [first.events, second.events]).toEqual([['held'], ['held']]);
});

test('a message reaches the other tabs and not the one that sent it', async () => {
  const tabs = createBrowserTabs(createPrefix());
  const messages: string[] = [];
  const join = (name: string) => {
    const channel = tabs.openChannel('cart', (message) => messages.push(`${name}: ${message}`));
    cleanups.push(channel.close);
    return channel;
  };
  const [first] = [join('first'), join('second')];
  first.post('a line was added');
  await expect.poll(() => messages).toEqual(['second: a line was added']);
});

test('without browser locks each tab gets the lock', async () => {
  vi.stubGlobal('navigator', {});
  const tabs = createBrowserTabs(createPrefix());
  const [first, second] = [claim(tabs), claim(tabs)];
  await expect.poll(() => [first.events, second.events]).toEqual([['held'], ['held']]);
});

test('if the browser refuses locks, each tab gets the lock', async () => {
  const request = () => Promise.reject(new DOMException('storage is blocked', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  const [first, second] = [
    claim(createBrowserTabs(createPrefix())),
    claim(createBrowserTabs(createPrefix())),
  ];
  await expect.poll(() => [first.events, second.events]).toEqual([['held'], ['held']]);
});
