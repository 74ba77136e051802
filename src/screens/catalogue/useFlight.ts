import { startTransition, useEffect, useState } from 'react';
import { offsetOf, type Scroller } from '../../components/useListFrame.ts';

/** px a millisecond: at 35 rows a second nobody reads a price, at ten one may. In between it goes on as it was. */
const FLIES = 3;
const READS = 1;
/** Without a move for so long it rests, ms. */
const RESTS = 120;

/** Whether what scrolls runs by too fast to be read: a flick, a drag of the scrollbar. It ends with the speed, or the rest. */
export const useFlight = (scroller: Scroller): boolean => {
  const [flies, setFlies] = useState(false);
  useEffect(() => {
    let offset = offsetOf(scroller);
    let heard = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const settle = () => startTransition(() => setFlies(false));
    const hear = ({ timeStamp }: Event) => {
      const speed = Math.abs(offsetOf(scroller) - offset) / Math.max(1, timeStamp - heard);
      offset = offsetOf(scroller);
      heard = timeStamp;
      clearTimeout(rest);
      rest = setTimeout(settle, RESTS);
      if (speed >= FLIES) setFlies(true);
      else if (speed <= READS) settle();
    };
    scroller.addEventListener('scroll', hear, { passive: true });
    return () => {
      clearTimeout(rest);
      scroller.removeEventListener('scroll', hear);
    };
  }, [scroller]);
  return flies;
};
