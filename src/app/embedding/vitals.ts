import { CLSThresholds, INPThresholds, LCPThresholds, onCLS, onINP, onLCP } from 'web-vitals';
import type { Vital } from '../../bridge/contract.ts';
import { watchSlotVitals } from './slotVitals.ts';

const THRESHOLDS = { LCP: LCPThresholds, CLS: CLSThresholds, INP: INPThresholds };

const ratingOf = (name: Vital['name'], value: number): Vital['rating'] => {
  const [good, acceptable] = THRESHOLDS[name];
  if (value <= good) return 'good';
  return value <= acceptable ? 'needs-improvement' : 'poor';
};

/**
 * Tells a portal's vitals whenever one changes: in a frame those of its page, in a slot what of the parent's page is the portal's.
 * `slot`: the portal's element in a parent's page; null in a frame. `openedAt`: in ms of the page's clock. Returns a function that ends it.
 */
export const watchVitals = (
  slot: Element | null,
  openedAt: number,
  tell: (vital: Vital) => void,
): (() => void) => {
  const start = Math.max(0, openedAt);
  let isWatching = true;
  const report = (name: Vital['name'], measured: number) => {
    const value = name === 'LCP' ? Math.max(0, measured - start) : measured;
    if (isWatching) tell({ name, value, rating: ratingOf(name, value) });
  };
  const stop = slot ? watchSlotVitals(slot, start, report) : () => undefined;
  // The library can't be stopped; its frame ends with the portal.
  if (!slot)
    for (const on of [onLCP, onCLS, onINP])
      on(({ name, value }: { name: Vital['name']; value: number }) => report(name, value), {
        reportAllChanges: true,
      });
  return () => {
    isWatching = false;
    stop();
  };
};
