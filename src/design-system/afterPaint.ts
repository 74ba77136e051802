/** Hidden pages don't paint; this delay replaces a paint. */
const HIDDEN_PAGE_DELAY_MS = 300;

export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, HIDDEN_PAGE_DELAY_MS);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
