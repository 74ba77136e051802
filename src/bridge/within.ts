/** The promise's own end, or `late()` when it takes longer than `ms`. The promise goes on; nobody waits for it any more. */
export const within = <T, Late>(ms: number, promise: Promise<T>, late: () => Late): Promise<T | Late> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late()), ms);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
};
