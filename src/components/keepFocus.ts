const HEADING = '[tabindex="-1"]';
/** What can take the focus in place of what went: another change, the row's quantity, the screen's heading. */
const PLACES = `[data-change] button, input, ${HEADING}`;
/** What takes rows out gives way to its like: a tap on it is to open no keyboard. */
const REMOVALS = `[data-remove], ${HEADING}`;

/**
 * Call it as a button is pressed that will be gone: when it is, the focus goes to the same row, to the row that took its
 * place, or to the nearest place around them, and never to the top of the page.
 */
export const keepFocus = (pressed: HTMLElement): void => {
  const row = pressed.closest('li');
  const list = row?.parentElement ?? null;
  const at = row && list ? [...list.children].indexOf(row) : 0;
  const places = pressed.matches('[data-remove]') ? REMOVALS : PLACES;
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
