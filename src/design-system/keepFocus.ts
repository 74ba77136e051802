import { focusedElement } from './focusedElement.ts';

// A heading or panel that takes the focus; the buttons of a quantity aren't in the Tab order either.
const HEADING = '[tabindex="-1"]:not(a, button, li, [data-coupon])';
const REMOVALS = `[data-remove], ${HEADING}`;
const FOCUS_TARGETS = `[data-change] button, input, ${HEADING}`;

const focusFirst = (candidates: readonly (Element | null | undefined)[], targetSelector: string): void => {
  for (const candidate of candidates) {
    if (!candidate?.isConnected) continue;
    const target = candidate.matches(HEADING) ? candidate : candidate.querySelector(targetSelector);
    if (!(target instanceof HTMLElement)) continue;
    target.focus();
    return;
  }
};

// A row has no action of its own: one more press of Enter removes nothing else.
const focusRow = (row: Element): void => {
  if (!(row instanceof HTMLElement)) return;
  row.tabIndex = -1;
  row.focus();
};

/**
 * Call it when a button that will disappear is pressed. The focus then moves to the same row, the row that replaces it,
 * or the nearest row, and never to the top of the page. After a line of the cart it is the
 * row itself.
 */
export const keepFocus = (pressed: HTMLElement): void => {
  const row = pressed.closest('li');
  const list = row?.parentElement ?? null;
  const rowIndex = row && list ? [...list.children].indexOf(row) : 0;
  const isLineRemoval = pressed.matches('[data-remove-line]');
  const targetSelector = pressed.matches('[data-remove]') ? REMOVALS : FOCUS_TARGETS;
  const ancestors: Element[] = [];
  for (let parent = pressed.parentElement; parent; parent = parent.parentElement) ancestors.push(parent);
  const hadFocus = focusedElement() === pressed;
  const dialog = pressed.closest<HTMLElement>('[role="dialog"]');
  // Removing the focused element would make the browser calculate the layout of a half-changed page.
  // A dialog whose part loses the focus would take it a frame later, so it gets it at once.
  if (hadFocus && dialog) dialog.focus({ preventScroll: true });
  else if (hadFocus) pressed.blur();
  const moveFocus = () => {
    if (pressed.isConnected) {
      if (hadFocus) pressed.focus();
      return;
    }
    const next = list && [...list.children].at(Math.min(rowIndex, list.children.length - 1));
    if (isLineRemoval && next?.isConnected) focusRow(next);
    else focusFirst([row, next, ...ancestors], isLineRemoval ? HEADING : targetSelector);
  };
  requestAnimationFrame(() => {
    const focused = focusedElement();
    if (!focused || ancestors.includes(focused)) moveFocus();
  });
};
