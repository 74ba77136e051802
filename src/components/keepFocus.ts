/** What can take the focus in place of a button that went: another change, the row's quantity, the screen's heading. */
const PLACES = '[data-change] button, input, [tabindex="-1"]';

/**
 * Call it as a button is pressed that will be gone: when it is, the focus goes to the same row, to the row that took its
 * place, or to the nearest place around them, and never to the top of the page.
 */
export const keepFocus = (pressed: HTMLElement): void => {
  const row = pressed.closest('li');
  const list = row?.parentElement ?? null;
  const at = row && list ? [...list.children].indexOf(row) : 0;
  const around: Element[] = [];
  for (let parent = pressed.parentElement; parent; parent = parent.parentElement) around.push(parent);
  requestAnimationFrame(() => {
    if (pressed.isConnected || document.activeElement !== document.body) return;
    const next = list && [...list.children].at(Math.min(at, list.children.length - 1));
    for (const place of [row, next, ...around]) {
      if (!place?.isConnected) continue;
      const target = place.matches('[tabindex="-1"]') ? place : place.querySelector(PLACES);
      if (!(target instanceof HTMLElement)) continue;
      target.focus();
      return;
    }
  });
};
