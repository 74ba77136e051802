/** A page that isn't looked at has no frames, and neither has a program without a page: then this long counts as one, ms. */
const UNSEEN = 100;

/** Resolves when the browser is about to paint: what is gathered until then is shown together. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, UNSEEN);
    globalThis.requestAnimationFrame?.(() => {
      clearTimeout(timer);
      resolve();
    });
  });
