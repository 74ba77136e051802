/** Hidden pages and Node have no animation frames; this delay replaces one. */
const HIDDEN_PAGE_FRAME_MS = 100;

/** Resolves before the next paint, so that updates can be batched. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, HIDDEN_PAGE_FRAME_MS);
    globalThis.requestAnimationFrame?.(() => {
      clearTimeout(timer);
      resolve();
    });
  });
