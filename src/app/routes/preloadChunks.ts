/** Set by the bundler: loads a chunk without running it. */
declare const __webpack_chunk_load__: (name: string) => Promise<unknown>;

/** Requests chunks, all at once; the screen itself waits for them and repeats what failed. */
export const preloadChunks = (names: readonly string[] = []): void => {
  if (typeof __webpack_chunk_load__ === 'undefined') return;
  for (const name of names) __webpack_chunk_load__(name).catch(() => undefined);
};
