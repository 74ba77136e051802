import { chunksOf } from '../routing/screenChunks.ts';

/** Set by the bundler: loads a chunk without running it. */
declare const __webpack_chunk_load__: (name: string) => Promise<unknown>;

/**
 * Requests the chunks of a path's screen, all at once; the screen itself waits for them and repeats what failed. Resolves when all have
 * been answered.
 */
export const preloadChunks = (path: string): Promise<unknown> | undefined => {
  if (typeof __webpack_chunk_load__ !== 'undefined')
    return Promise.allSettled(chunksOf(path).map(__webpack_chunk_load__));
};
