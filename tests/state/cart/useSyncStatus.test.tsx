import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LineContext } from '../../../src/domain/cart/currentLine.ts';
import { createCartService } from '../../../src/state/cart/cartService.ts';
import { CartContext } from '../../../src/state/cart/useCartService.ts';
import { useSyncStatus } from '../../../src/state/cart/useSyncStatus.ts';
import type { SyncStatus } from '../../../src/sync/engine/documentView.ts';
import { SETTINGS, TAX_FREE } from '../../domain/builders.ts';

const context: LineContext = {
  pricing: { settings: SETTINGS, customer: TAX_FREE },
  settings: { inventoryCheck: true, inventoryCheckSkip: [] },
  hidden: false,
};

/** What is shown is every value that the hook has returned, without repetitions. */
const openStatus = (initial: SyncStatus) => {
  const service = createCartService({
    isVisitor: false,
    context,
    load: () => new Promise(() => undefined),
  });
  service.state.setState({ sync: initial });
  let renders = 0;
  const shown: SyncStatus[] = [];
  renderHook(
    () => {
      renders += 1;
      const status = useSyncStatus();
      if (shown.at(-1) !== status) shown.push(status);
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <CartContext value={service}>{children}</CartContext>
      ),
    },
  );
  return {
    shown,
    renders: () => renders,
    change: (sync: SyncStatus) => act(() => service.state.setState({ sync })),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
};

describe('what the cart says of saving', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says nothing of a change that is saved at once, and renders nothing for it', () => {
    const { shown, renders, change, wait } = openStatus('saved');
    const before = renders();
    change('saving');
    wait(300);
    change('saved');
    wait(5_000);
    expect(shown).toEqual(['saved']);
    expect(renders()).toBe(before);
  });

  it('says that a change is being saved when that takes longer', () => {
    const { shown, change, wait } = openStatus('saved');
    change('saving');
    wait(500);
    change('saved');
    expect(shown).toEqual(['saved', 'saving', 'saved']);
  });

  it('says at once that something is wrong, and that it goes on', () => {
    const { shown, change } = openStatus('saved');
    for (const status of ['saving', 'offline', 'saving', 'refused'] as const) change(status);
    expect(shown).toEqual(['saved', 'offline', 'saving', 'refused']);
  });

  it('begins with what is true', () => {
    expect(openStatus('saving').shown).toEqual(['saving']);
  });
});
