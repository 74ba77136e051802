import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLeaveGuard } from '../../src/state/useLeaveGuard.ts';

/** Whether the browser asks before the page is left. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks while something is unsaved, and not before or after', () => {
  const { rerender, unmount } = renderHook(useLeaveGuard, { initialProps: false });
  expect(asks()).toBe(false);
  rerender(true);
  expect(asks()).toBe(true);
  rerender(false);
  expect(asks()).toBe(false);
  rerender(true);
  unmount();
  expect(asks()).toBe(false);
});
