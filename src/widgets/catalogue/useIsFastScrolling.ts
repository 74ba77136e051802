import { startTransition, useEffect, useState } from 'react';
import { offsetOf, type Scroller } from '../../components/useListFrame.ts';

/** px/ms. At 35 rows a second nobody reads a price, at ten one can. Between the thresholds the last result stays. */
const FAST_PX_PER_MS = 3;
const SLOW_PX_PER_MS = 1;
/** The list counts as stopped this long after the last scroll event. */
const STOPPED_AFTER_MS = 120;

/** Whether the list scrolls too fast to be read: a flick, or dragging the scrollbar. */
export const useIsFastScrolling = (scroller: Scroller): boolean => {
  const [isFast, setFast] = useState(false);
  useEffect(() => {
    let offset = offsetOf(scroller);
    let measuredAt = 0;
    let stopped: ReturnType<typeof setTimeout> | undefined;
    const settle = () => startTransition(() => setFast(false));
    const measureSpeed = ({ timeStamp }: Event) => {
      const speed = Math.abs(offsetOf(scroller) - offset) / Math.max(1, timeStamp - measuredAt);
      offset = offsetOf(scroller);
      measuredAt = timeStamp;
      clearTimeout(stopped);
      stopped = setTimeout(settle, STOPPED_AFTER_MS);
      if (speed >= FAST_PX_PER_MS) setFast(true);
      else if (speed <= SLOW_PX_PER_MS) settle();
    };
    scroller.addEventListener('scroll', measureSpeed, { passive: true });
    return () => {
      clearTimeout(stopped);
      scroller.removeEventListener('scroll', measureSpeed);
    };
  }, [scroller]);
  return isFast;
};
