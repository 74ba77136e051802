import type { PortalEvents } from '../../bridge/contract.ts';

/**
 * Asks for the place that has the focus, for a frame as tall as its content: not every browser scrolls the parent's page for it. What a
 * pointer is pressing stays where it is. Returns a function that ends it.
 */
export const askForSight = (
  root: HTMLElement,
  ask: (place: PortalEvents['scroll']) => void,
): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  let isPressed = false;
  let frame = 0;

  const tell = (target: Element) => {
    if (!target.matches(':focus')) return;
    const { top, height } = target.getBoundingClientRect();
    ask({ top: Math.max(0, Math.round(top)), height: Math.ceil(height) });
  };
  const listen = (type: string, react: (event: Event) => void) =>
    root.addEventListener(type, react, { signal, capture: true });

  listen('pointerdown', () => {
    isPressed = true;
  });
  for (const type of ['pointerup', 'pointercancel'])
    listen(type, () => {
      isPressed = false;
    });
  listen('focusin', ({ target }) => {
    cancelAnimationFrame(frame);
    if (!isPressed && target instanceof Element) frame = requestAnimationFrame(() => tell(target));
  });
  return () => {
    cancelAnimationFrame(frame);
    listening.abort();
  };
};
