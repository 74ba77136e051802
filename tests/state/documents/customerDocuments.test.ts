import { expect, test } from 'vitest';
import { shareWatch } from '../../../src/state/documents/customerDocuments.ts';

test('all who watch share one line, which ends with the last of them and can begin again', () => {
  const lines: { open: boolean; tell(): void }[] = [];
  const cloud = shareWatch({
    read: async () => ({ revision: 0, data: {} }),
    patch: async () => 1,
    watch(onChange, onGap) {
      const line = {
        open: true,
        tell: () => {
          onGap();
          onChange({ name: 'favourites', revision: 1, patch: {} });
        },
      };
      lines.push(line);
      return () => {
        line.open = false;
      };
    },
  });
  const heard: string[] = [];
  const watch = (who: string) =>
    cloud.watch(
      ({ name }) => heard.push(`${who}: ${name}`),
      () => heard.push(`${who}: gap`),
    );
  const leave = watch('cart');
  const leaveToo = watch('lists');
  lines[0]?.tell();
  expect(heard).toEqual(['cart: gap', 'lists: gap', 'cart: favourites', 'lists: favourites']);
  leave();
  expect(lines.map(({ open }) => open)).toEqual([true]);
  leaveToo();
  expect(lines.map(({ open }) => open)).toEqual([false]);
  watch('again');
  expect(lines.map(({ open }) => open)).toEqual([false, true]);
});
