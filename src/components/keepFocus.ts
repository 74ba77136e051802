const HEADING = '[tabindex="-1"]';
const FOCUS_TARGETS = `[data-change] button, input, ${HEADING}`;
const REMOVALS = `[data-remove], ${HEADING}`;

/** Focuses the first of the candidates that is still on the page and has a target. */
const focusFirst = (candidates: readonly (Element | null | undefined)[], targetSelector: string): void => {
  for (const candidate of candidates) {
    if (!candidate?.isConnected) continue;
    const target = candidate.matches(HEADING) ? candidate : candidate.querySelector(targetSelector);
    if (!(target instanceof HTMLElement)) continue;
    target.focus();
    return;
  }
};

/**
 * Call it when a button that will disappear is pressed. The focus then moves to the same row, the row that replaces it,
 * or the nearest row, and never to the top of the page.
 */
export const keepFocus = (pressed: HTMLElement): void => {
  const row = pressed.closest('li');
  const list = row?.parentElement ?? null;
  const rowIndex = row && list ? [...list.children].indexOf(row) : 0;
  const targetSelector = pressed.matches('[data-remove]') ? REMOVALS : FOCUS_TARGETS;
  const ancestors: Element[] = [];
  for (let parent = pressed.parentElement; parent; parent = parent.parentElement) ancestors.push(parent);
  const hadFocus = document.activeElement === pressed;
  const dialog = pressed.closest<HTMLElement>('[role="dialog"]');
  // Removing the focused element would make the browser calculate the layout of a half-changed page.
  // A dialog whose part loses the focus would take it a frame later, so it gets it at once.
  if (hadFocus && dialog) dialog.focus({ preventScroll: true });
  else if (hadFocus) pressed.blur();
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement && !ancestors.includes(activeElement)) return;
    if (pressed.isConnected) {
      if (hadFocus) pressed.focus();
      return;
    }
    const next = list && [...list.children].at(Math.min(rowIndex, list.children.length - 1));
    focusFirst([row, next, ...ancestors], targetSelector);
  });
};
