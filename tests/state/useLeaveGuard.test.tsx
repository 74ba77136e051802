import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLeaveGuard } from '../../src/state/useLeaveGuard.ts';
import { warnsBeforeLeaving } from '../support/warnsBeforeLeaving.ts';

it('warns while something is unsaved, and not before or after', () => {
  const { rerender, unmount } = renderHook(useLeaveGuard, { initialProps: false });
  expect(warnsBeforeLeaving()).toBe(false);
  rerender(true);
  expect(warnsBeforeLeaving()).toBe(true);
  rerender(false);
  expect(warnsBeforeLeaving()).toBe(false);
  rerender(true);
  unmount();
  expect(warnsBeforeLeaving()).toBe(false);
});
