import { expect, test, vi } from 'vitest';
import { markBusy, unlessBusy } from '../../src/platform/busyTabs.ts';

/** A lock is given back a moment after its holder has ended. */
const untilFree = () => vi.waitUntil(async () => unlessBusy(async () => undefined));

test('what ends all tabs waits until none of them is busy', async () => {
  const act = vi.fn(async () => undefined);
  const [endOrder, endForm] = [markBusy(), markBusy()];
  expect(await unlessBusy(act)).toBe(false);
  endOrder();
  expect(await unlessBusy(act)).toBe(false);
  expect(act).not.toHaveBeenCalled();
  endForm();
  await untilFree();
  expect(await unlessBusy(act)).toBe(true);
  expect(act).toHaveBeenCalledOnce();
});

test('a browser without locks lets each tab speak for itself', async () => {
  vi.stubGlobal('navigator', {});
  const act = vi.fn(async () => undefined);
  const end = markBusy();
  expect(await unlessBusy(act)).toBe(true);
  expect(act).toHaveBeenCalledOnce();
  end();
});
