import { expect, test } from 'vitest';
import { shareWatch } from '../../../src/sync/engine/customerDocuments.ts';

test('all watchers share one stream, which ends with the last of them and can start again', () => {
  const streams: { isOpen: boolean; notify(): void }[] = [];
  const cloud = shareWatch({
    read: async () => ({ revision: 0, data: {} }),
    patch: async () => 1,
    watch(onChange, onGap) {
      const line = {
        isOpen: true,
        notify: () => {
          onGap();
          onChange({ name: 'favourites', revision: 1, patch: {} });
        },
      };
      streams.push(line);
      return () => {
        line.isOpen = false;
      };
    },
  });
  const received: string[] = [];
  const watch = (label: string) =>
    cloud.watch(
      ({ name }) => received.push(`${label}: ${name}`),
      () => received.push(`${label}: gap`),
    );
  const stopWatching = watch('cart');
  const leaveToo = watch('lists');
  streams[0]?.notify();
  expect(received).toEqual(['cart: gap', 'lists: gap', 'cart: favourites', 'lists: favourites']);
  stopWatching();
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([true]);
  leaveToo();
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([false]);
  watch('again');
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([false, true]);
});
