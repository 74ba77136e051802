import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createParentLink } from '../../src/app/parentLink.ts';
import { isPortalEvent } from '../../src/bridge/guards.ts';
import { createAppearance } from '../../src/state/appearance/appearanceStore.ts';
import { aParent } from '../support/aParent.ts';
import { aWorkspace } from '../support/workspace.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const watch = (width: number, height: number) => {
  const { parent, told } = aParent();
  const { portal } = aWorkspace();
  const link = createParentLink(portal, parent, createAppearance(portal.local, ['en'], null), {
    path: '/store',
    element: document.body,
  });
  const root = document.createElement('div');
  document.body.append(root);
  vi.spyOn(root, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, width, height));
  return { told, root, end: link.watchSight(root) };
};

it('a portal without a height says so after 3 s, once', () => {
  const { told } = watch(640, 0);
  vi.advanceTimersByTime(2_999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([
    {
      name: 'error',
      detail: { code: 'not_visible', screen: 'store', works: false, size: { width: 640, height: 0 } },
    },
  ]);
  expect(isPortalEvent(told[0])).toBe(true);
});

it('a portal that is seen, and one that is gone by then, say nothing', () => {
  const seen = watch(640, 480);
  const gone = watch(0, 0);
  gone.end();
  vi.advanceTimersByTime(10_000);
  expect([seen.told, gone.told]).toEqual([[], []]);
});

it('a portal whose styles are refused says so with its size', () => {
  const { told, root } = watch(640.4, 480);
  const style = document.createElement('style');
  root.append(style);
  // A browser whose policy refuses the element gives it no sheet.
  vi.spyOn(style, 'sheet', 'get').mockReturnValue(null);
  vi.advanceTimersByTime(3_000);
  expect(told).toEqual([
    expect.objectContaining({
      detail: expect.objectContaining({ code: 'not_visible', size: { width: 640, height: 480 } }),
    }),
  ]);
});

it('in a tab in the background nothing is said before somebody looks', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { told } = watch(0, 0);
  vi.advanceTimersByTime(20_000);
  expect(told).toEqual([]);
  visibility.mockReturnValue('visible');
  vi.advanceTimersByTime(3_000);
  expect(told).toHaveLength(1);
});
