import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIsFastScrolling } from '../../../src/widgets/catalogue/useIsFastScrolling.ts';

const scrollBy = (scroller: HTMLElement, distance: number) => {
  scroller.scrollTop += distance;
  act(() => void fireEvent.scroll(scroller));
};

it('is true while a list is scrolled fast, and false soon after', async () => {
  const scroller = document.createElement('div');
  const { result } = renderHook(() => useIsFastScrolling(scroller));
  scrollBy(scroller, 10);
  scrollBy(scroller, 100_000);
  expect(result.current).toBe(true);
  await waitFor(() => expect(result.current).toBe(false));
});

it('is false while a list is scrolled slowly', () => {
  const scroller = document.createElement('div');
  const { result } = renderHook(() => useIsFastScrolling(scroller));
  for (let step = 0; step < 5; step += 1) scrollBy(scroller, 1);
  expect(result.current).toBe(false);
});
