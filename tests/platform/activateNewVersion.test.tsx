import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activateNewVersion } from '../../src/platform/registerServiceWorker.ts';

const postMessage = vi.fn();
let container: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  postMessage.mockClear();
  container = Object.assign(new EventTarget(), {
    controller: {},
    getRegistration: async () => ({ waiting: { postMessage } }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
});

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

const frames = () => document.querySelectorAll('iframe').length;

it('a version that starts at once needs no page', async () => {
  const activated = activateNewVersion();
  await vi.advanceTimersByTimeAsync(0);
  expect(postMessage.mock.calls).toEqual([[{ kind: 'activate' }]]);
  container.dispatchEvent(new Event('controllerchange'));
  await activated;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(frames()).toBe(0);
});

it('a version that the browser forgot to start is looked at again when a page is opened', async () => {
  const activated = activateNewVersion();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(document.querySelector('iframe')).toHaveAttribute('src', '/icon.svg');
  container.dispatchEvent(new Event('controllerchange'));
  await activated;
  expect(frames()).toBe(0);
});
