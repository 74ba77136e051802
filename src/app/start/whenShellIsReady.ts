import { chunksOf } from '../../routing/screenAt.ts';

/** Set by the bundler: loads a chunk without running it. */
declare const __webpack_chunk_load__: (name: string) => Promise<unknown>;

/** Where a parent's portal begins, unless the parent says otherwise later. */
const FIRST_SCREEN = '/store';

/** Resolves when all is loaded that a portal needs before its parent opens it. */
export const whenShellIsReady = (texts: Promise<unknown>): Promise<unknown> => {
  const chunks = typeof __webpack_chunk_load__ === 'undefined' ? [] : chunksOf(FIRST_SCREEN);
  return Promise.all([texts, Promise.allSettled(chunks.map((chunk) => __webpack_chunk_load__(chunk)))]);
};
