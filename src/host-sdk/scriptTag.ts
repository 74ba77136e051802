/** `window.WholesalePortal` of a page without a bundler. */
export { createPortal } from './createPortal.ts';
export { preloadPortal } from './preloadPortal.ts';
export { urlQuery } from './urlQuery.ts';
