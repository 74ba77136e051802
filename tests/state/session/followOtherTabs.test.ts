import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Parent } from '../../../src/bridge/contract.ts';
import { followOtherTabs } from '../../../src/state/session/followOtherTabs.ts';
import { logOut } from '../../../src/state/session/logOut.ts';
import { SESSION_MARK } from '../../../src/state/session/startSession.ts';
import { aWorkspace } from '../../support/workspace.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Two tabs of one browser: what one keeps, the other reads. */
const twoTabs = () => {
  const [one, other] = [aWorkspace().portal, aWorkspace().portal];
  const shared = { ...other, local: one.local };
  one.local.write(SESSION_MARK, '1');
  return { one, other: shared };
};

/** The browser tells the other tabs of every write. */
const tell = () => page.dispatchEvent(new Event('storage'));

it('logging out in one tab ends the session in the other, where it says so', () => {
  const { one, other } = twoTabs();
  followOtherTabs(other);
  logOut(one);
  tell();
  expect(other.session.getState()).toEqual({ status: 'out', end: 'logged_out' });
});

it('anything else that another tab keeps changes nothing', () => {
  const { one, other } = twoTabs();
  followOtherTabs(other);
  one.local.write('language', 'es');
  tell();
  expect(other.session.getState().status).toBe('in');
});

it('ends with the portal, and embedded the session is the parent’s', () => {
  const { one, other } = twoTabs();
  const parent: Parent = {
    settings: { context: {}, theme: {}, navigation: { bar: [] }, size: { mode: 'fixed' } },
    getToken: async () => ({ ok: false, code: 'refused' }),
    send: () => undefined,
    listen: () => () => undefined,
  };
  followOtherTabs(other)();
  const embedded = { ...other, parent };
  followOtherTabs(embedded);
  one.local.remove(SESSION_MARK);
  tell();
  expect(other.session.getState().status).toBe('in');
});
