import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { choicesIn } from './fields.ts';

/** For a list that shows its first rows. The button that shows all disappears, so the focus moves to the first new row's field. */
export const useShowAll = (list: RefObject<HTMLElement | null>) => {
  const [isAll, setAll] = useState(false);
  const showAll = () => {
    const shownBefore = choicesIn(list.current).length;
    flushSync(() => setAll(true));
    choicesIn(list.current)[shownBefore]?.focus({ preventScroll: true });
  };
  return { isAll, showAll };
};
