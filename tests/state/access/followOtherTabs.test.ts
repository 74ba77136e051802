import { beforeEach, expect, it, vi } from 'vitest';
import type { Parent } from '../../../src/bridge/contract.ts';
import { followOtherTabs } from '../../../src/state/access/followOtherTabs.ts';
import { sessionCode } from '../../../src/state/access/sessionCode.ts';
import { createSessionService } from '../../../src/state/access/sessionService.ts';
import { SESSION_MARK } from '../../../src/state/access/sessionStore.ts';
import { aWorkspace } from '../../support/workspace.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
/** Two tabs of one browser with the same storage. */
const openTwoTabs = () => {
  const [thisTab, otherTab] = [aWorkspace().portal, aWorkspace().portal];
  const shared = { ...otherTab, local: thisTab.local };
  thisTab.local.write(SESSION_MARK, '1');
  return { thisTab, otherTab: shared };
};

/** Browsers notify the other tabs of every write. */
const notifyOtherTabs = () => page.dispatchEvent(new Event('storage'));

it('logging out in one tab logs the other out', () => {
  const { thisTab, otherTab } = openTwoTabs();
  followOtherTabs(otherTab);
  createSessionService(thisTab, async () => sessionCode).logOut();
  notifyOtherTabs();
  expect(otherTab.session.getState()).toEqual({ status: 'out', end: 'logged_out' });
});

it('other stored values of another tab change nothing', () => {
  const { thisTab, otherTab } = openTwoTabs();
  followOtherTabs(otherTab);
  thisTab.local.write('language', 'es');
  notifyOtherTabs();
  expect(otherTab.session.getState().status).toBe('in');
});

it('stops with the portal, and isn’t used when embedded', () => {
  const { thisTab, otherTab } = openTwoTabs();
  const parent: Parent = {
    settings: { context: {}, theme: {}, navigation: { bar: [] }, size: { mode: 'fixed' } },
    payments: null,
    linkFor: null,
    requestDisplayMode: null,
    getToken: async () => ({ ok: false, code: 'refused' }),
    send: () => undefined,
    listen: () => () => undefined,
  };
  followOtherTabs(otherTab)();
  const embedded = { ...otherTab, parent };
  followOtherTabs(embedded);
  thisTab.local.remove(SESSION_MARK);
  notifyOtherTabs();
  expect(otherTab.session.getState().status).toBe('in');
});
