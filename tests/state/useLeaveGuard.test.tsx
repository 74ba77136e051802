import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLeaveGuard } from '../../src/state/useLeaveGuard.ts';
import { asksToStay } from '../support/asksToStay.ts';

it('asks while something is unsaved, and not before or after', () => {
  const { rerender, unmount } = renderHook(useLeaveGuard, { initialProps: false });
  expect(asksToStay()).toBe(false);
  rerender(true);
  expect(asksToStay()).toBe(true);
  rerender(false);
  expect(asksToStay()).toBe(false);
  rerender(true);
  unmount();
  expect(asksToStay()).toBe(false);
});
