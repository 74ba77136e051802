/** The promise's result, or `onTimeout()` after `ms`. The promise itself is not cancelled. */
export const withTimeout = <T, Late>(
  ms: number,
  promise: Promise<T>,
  onTimeout: () => Late,
): Promise<T | Late> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(onTimeout()), ms);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
};
