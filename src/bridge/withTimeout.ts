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
