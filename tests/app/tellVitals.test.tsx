import { expect, it, vi } from 'vitest';
import { tellVitals } from '../../src/app/embedding/tellVitals.ts';
// Loaded when it is needed.
import '../../src/app/embedding/vitals.ts';
import { aParent } from '../support/aParent.ts';
import { waitUntilPasses } from '../support/waitUntilPasses.ts';

class FakeObserver {
  static supportedEntryTypes = ['layout-shift'];
  observe() {}
  disconnect() {}
}

const NO_SHIFT = { name: 'vitals', detail: { name: 'CLS', value: 0, rating: 'good' } };

const start = () => {
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  const { parent, told } = aParent();
  const screen = Promise.withResolvers<void>();
  const vitals = tellVitals(parent, document.body, screen.promise);
  return { vitals, told, show: screen.resolve };
};

it('a parent that asks hears the vitals behind the first screen, once', async () => {
  const { vitals, told, show } = start();
  vitals.watch(0);
  vitals.watch(0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).toEqual([]);
  show();
  await waitUntilPasses(() => expect(told).toEqual([NO_SHIFT]));
  vitals.stop();
});

it('a portal that has been closed by then tells nothing', async () => {
  const { vitals, told, show } = start();
  vitals.watch(0);
  vitals.stop();
  show();
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).toEqual([]);
});
