import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createParentLink } from '../../src/app/embedding/parentLink.ts';
import { isPortalEvent } from '../../src/bridge/guards.ts';
import { openSession } from '../../src/state/access/openSession.ts';
import { createAppearance } from '../../src/state/appearance/appearanceStore.ts';
import { aParent } from '../support/aParent.ts';
import { aCustomer } from '../support/customer.ts';
import { aWorkspace } from '../support/workspace.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A portal whose first screen is rendered in a box of this size, px. */
const watch = (width: number, height: number) => {
  const { parent, told } = aParent();
  const { portal } = aWorkspace();
  portal.session.setState({ status: 'starting' }, true);
  const element = document.createElement('div');
  const root = document.createElement('div');
  root.innerHTML = '<h1>Store</h1>';
  element.append(root);
  document.body.append(element);
  vi.spyOn(root, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, width, height));
  const link = createParentLink(portal, parent, createAppearance(portal.local, ['en'], null), {
    path: '/store',
    element,
  });
  openSession(portal.session, { customer: aCustomer(), token: 't', expiresAt: Number.POSITIVE_INFINITY });
  return { problems: () => told.filter(({ name }) => name === 'error'), root, end: link.close };
};

it('a portal without a height says so after 3 s, once', () => {
  const { problems } = watch(640, 0);
  vi.advanceTimersByTime(2_999);
  expect(problems()).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(problems()).toEqual([
    {
      name: 'error',
      detail: { code: 'not_visible', screen: 'store', works: false, size: { width: 640, height: 0 } },
    },
  ]);
  expect(isPortalEvent(problems()[0])).toBe(true);
});

it('a portal that is seen, and one that is gone by then, say nothing', () => {
  const seen = watch(640, 480);
  const gone = watch(0, 0);
  gone.end();
  vi.advanceTimersByTime(10_000);
  expect([seen.problems(), gone.problems()]).toEqual([[], []]);
});

it('a portal whose styles are refused says so with its size', () => {
  const { problems, root } = watch(640.4, 480);
  const style = document.createElement('style');
  root.append(style);
  // A browser whose policy refuses the element gives it no sheet.
  vi.spyOn(style, 'sheet', 'get').mockReturnValue(null);
  vi.advanceTimersByTime(3_000);
  expect(problems()).toEqual([
    expect.objectContaining({
      detail: expect.objectContaining({ code: 'not_visible', size: { width: 640, height: 480 } }),
    }),
  ]);
});

it('in a tab in the background nothing is said before somebody looks', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { problems } = watch(0, 0);
  vi.advanceTimersByTime(20_000);
  expect(problems()).toEqual([]);
  visibility.mockReturnValue('visible');
  vi.advanceTimersByTime(3_000);
  expect(problems()).toHaveLength(1);
});
