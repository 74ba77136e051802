import type { FocusEvent } from 'react';

/**
 * Scrolls what the keyboard has focused into view as a whole: browsers leave what is cut at the edge of a row. A pointer's press must
 * not move what is pressed.
 */
export const showFocused = ({ target }: FocusEvent<HTMLElement>): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
