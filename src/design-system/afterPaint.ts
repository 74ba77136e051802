/** A page that isn't looked at paints nothing: then this long counts as painted, ms. */
const UNSEEN = 300;

/** Resolves when what was rendered has been painted. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, UNSEEN);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
