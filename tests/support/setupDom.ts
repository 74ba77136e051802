import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

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

/** A worker's files share one document, so nothing of a test may stay in it. */
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
