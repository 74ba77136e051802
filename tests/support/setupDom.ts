import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Stops a wait that hangs, ms. */
const HANG_TIMEOUT_MS = 30_000;

configure({ asyncUtilTimeout: HANG_TIMEOUT_MS, reactStrictMode: true });

/**
 * Makes styled-components insert its rules one by one, as in production. Otherwise it adds text to a style element, and jsdom
 * parses the whole sheet again each time, which takes half of the time of a screen's tests.
 */
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

/** jsdom has no layout, so nothing scrolls. */
Element.prototype.scrollIntoView ??= () => undefined;

const { setTimeout: realTimeout, clearTimeout: endRealTimeout } = globalThis;
const FRAME_MS = 16;
/**
 * jsdom arms one timer for all frames. Armed while the clock is played it never runs, so that no file after that gets a frame in
 * the same window.
 */
globalThis.requestAnimationFrame = (callback) =>
  Number(realTimeout(() => callback(performance.timeOrigin), FRAME_MS));
globalThis.cancelAnimationFrame = (frame) => endRealTimeout(frame);

/** jsdom has no media; nothing matches. */
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

/** A worker's files share one document, so nothing of a test may stay in it. */
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
