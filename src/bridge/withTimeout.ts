/** The longest wait of a browser's timer, ms: 24 days. */
export const LONGEST_MS = 2 ** 31 - 1;

/** The promise's result, or `onTimeout()` after `ms`. The promise itself is not cancelled. */
export const withTimeout = <T, Fallback>(
  ms: number,
  promise: Promise<T>,
  onTimeout: () => Fallback,
): Promise<T | Fallback> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Fallback>((resolve) => {
    timer = setTimeout(() => resolve(onTimeout()), ms);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
};
