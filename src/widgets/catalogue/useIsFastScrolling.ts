import { startTransition, useEffect, useState } from 'react';
import { getScrollOffset, type Scroller } from '../../components/useListFrame.ts';

/** px/ms. Nobody reads a price at 35 rows a second, but at ten one can. Between the limits the last result stays. */
const FAST_PX_PER_MS = 3;
const SLOW_PX_PER_MS = 1;
/** After the last scroll event. */
const STOPPED_AFTER_MS = 120;

export const useIsFastScrolling = (scroller: Scroller): boolean => {
  const [isFast, setFast] = useState(false);
  useEffect(() => {
    let offset = getScrollOffset(scroller);
    let measuredAt = 0;
    let stopTimer: ReturnType<typeof setTimeout> | undefined;
    const setSlow = () => startTransition(() => setFast(false));
    const measureSpeed = ({ timeStamp }: Event) => {
      const speed = Math.abs(getScrollOffset(scroller) - offset) / Math.max(1, timeStamp - measuredAt);
      offset = getScrollOffset(scroller);
      measuredAt = timeStamp;
      clearTimeout(stopTimer);
      stopTimer = setTimeout(setSlow, STOPPED_AFTER_MS);
      if (speed >= FAST_PX_PER_MS) setFast(true);
      else if (speed <= SLOW_PX_PER_MS) setSlow();
    };
    scroller.addEventListener('scroll', measureSpeed, { passive: true });
    return () => {
      clearTimeout(stopTimer);
      scroller.removeEventListener('scroll', measureSpeed);
    };
  }, [scroller]);
  return isFast;
};
