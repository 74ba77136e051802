import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { isLeavingConfirmed } from '../../src/platform/leaveGuard.ts';
import { useLeaveGuard } from '../../src/state/useLeaveGuard.ts';
import { PortalProvider } from '../../src/state/usePortal.ts';
import { warnsBeforeLeaving } from '../support/warnsBeforeLeaving.ts';
import { aPortal } from '../support/workspace.ts';

it('warns while something is unsaved, and not before or after', () => {
  const portal = aPortal();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalProvider value={portal}>{children}</PortalProvider>
  );
  const { rerender, unmount } = renderHook(useLeaveGuard, { initialProps: false, wrapper });
  expect(warnsBeforeLeaving()).toBe(false);
  rerender(true);
  expect(warnsBeforeLeaving()).toBe(true);
  expect([isLeavingConfirmed(portal.local), isLeavingConfirmed(aPortal().local)]).toEqual([true, false]);
  rerender(false);
  expect(warnsBeforeLeaving()).toBe(false);
  rerender(true);
  unmount();
  expect(warnsBeforeLeaving()).toBe(false);
  expect(isLeavingConfirmed(portal.local)).toBe(false);
});
