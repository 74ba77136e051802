declare global {
  /** Set by index.html while its own first paint is shown. */
  var removeFirstPaint: (() => void) | undefined;
}

/** Removes the first paint as soon as the portal shows more than a skeleton. */
export const finishFirstPaint = (): void => {
  if (!document.querySelector('#portal [data-page-skeleton]')) globalThis.removeFirstPaint?.();
};
