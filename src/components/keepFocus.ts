const HEADING = '[tabindex="-1"]';
/** Focus targets that replace a removed element. */
const FOCUS_TARGETS = `[data-change] button, input, ${HEADING}`;
/** Removed by a tap: focus another remove button, because a field would open a keyboard. */
const REMOVALS = `[data-remove], ${HEADING}`;

/**
 * Call it when a button that will disappear is pressed. The focus then moves to the same row, the row that replaces it, or
 * the nearest row, and never to the top of the page.
 */
export const keepFocus = (pressed: HTMLElement): void => {
  const row = pressed.closest('li');
  const list = row?.parentElement ?? null;
  const at = row && list ? [...list.children].indexOf(row) : 0;
  const places = pressed.matches('[data-remove]') ? REMOVALS : FOCUS_TARGETS;
  const around: Element[] = [];
  for (let parent = pressed.parentElement; parent; parent = parent.parentElement) around.push(parent);
  requestAnimationFrame(() => {
    if (pressed.isConnected || document.activeElement !== document.body) return;
    const next = list && [...list.children].at(Math.min(at, list.children.length - 1));
    for (const place of [row, next, ...around]) {
      if (!place?.isConnected) continue;
      const target = place.matches(HEADING) ? place : place.querySelector(places);
      if (!(target instanceof HTMLElement)) continue;
      target.focus();
      return;
    }
  });
};
