/** Set by the bundler: the hash of the build. */
declare const __webpack_hash__: string;

/** What one build keeps in the browser isn't read by another. */
export const buildVersion = (): string => (typeof __webpack_hash__ === 'undefined' ? '' : __webpack_hash__);
