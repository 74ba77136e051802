import { expect, test, vi } from 'vitest';
import { showAppBadge } from '../../src/platform/appBadge.ts';

const asInstalled = (isInstalled: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isInstalled && query === '(display-mode: standalone)',
  }));
const badging = () => {
  const shown: (number | 'none')[] = [];
  return {
    shown,
    async setAppBadge(count: number) {
      shown.push(count);
    },
    async clearAppBadge() {
      shown.push('none');
    },
  };
};

test('the installed app’s icon has the number; 0 removes it', () => {
  asInstalled(true);
  const icon = badging();
  showAppBadge(3, icon);
  showAppBadge(0, icon);
  expect(icon.shown).toEqual([3, 'none']);
});

test('a tab of the browser, and a browser without badges, show none', () => {
  asInstalled(false);
  const icon = badging();
  showAppBadge(3, icon);
  expect(icon.shown).toEqual([]);
  asInstalled(true);
  expect(() => showAppBadge(3, {})).not.toThrow();
});

test('a system that refuses badges is no error', async () => {
  asInstalled(true);
  const refuse = () => Promise.reject(new DOMException('no badges', 'NotAllowedError'));
  showAppBadge(3, { setAppBadge: refuse, clearAppBadge: refuse });
  // An unhandled rejection would fail the run.
  await Promise.resolve();
});
