import { chunksOf } from '../routing/screenChunks.ts';

/** Set by the bundler: loads a chunk without running it. */
declare const __webpack_chunk_load__: (name: string) => Promise<unknown>;

/** Requests the chunks of a path's screen, all at once; the screen itself waits for them and repeats what failed. */
export const preloadChunks = (path: string): void => {
  if (typeof __webpack_chunk_load__ === 'undefined') return;
  for (const chunk of chunksOf(path)) __webpack_chunk_load__(chunk).catch(() => undefined);
};
