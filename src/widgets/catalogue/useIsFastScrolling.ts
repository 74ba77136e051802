import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { getScrollOffset, type Scroller } from '../../design-system/useListFrame.ts';

/** px/ms. Nobody reads a price at 35 rows a second, but at ten one can. Between the limits the last result stays. */
const FAST_PX_PER_MS = 3;
const SLOW_PX_PER_MS = 1;
/** After the last scroll event. */
const STOPPED_AFTER_MS = 120;

/** `onChange`: told at once, while the result waits for its rendering. */
export const useIsFastScrolling = (scroller: Scroller, onChange?: (isFast: boolean) => void): boolean => {
  const [isFast, setFast] = useState(false);
  const tell = useEffectEvent((fast: boolean) => onChange?.(fast));
  useEffect(() => {
    let offset = getScrollOffset(scroller);
    let measuredAt = 0;
    let stopTimer: ReturnType<typeof setTimeout> | undefined;
    let isFastNow = false;
    const change = (fast: boolean) => {
      if (fast === isFastNow) return;
      isFastNow = fast;
      setFast(fast);
      tell(fast);
    };
    const setSlow = () => startTransition(() => change(false));
    const measureSpeed = ({ timeStamp }: Event) => {
      const speed = Math.abs(getScrollOffset(scroller) - offset) / Math.max(1, timeStamp - measuredAt);
      offset = getScrollOffset(scroller);
      measuredAt = timeStamp;
      clearTimeout(stopTimer);
      stopTimer = setTimeout(setSlow, STOPPED_AFTER_MS);
      if (speed >= FAST_PX_PER_MS) change(true);
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
