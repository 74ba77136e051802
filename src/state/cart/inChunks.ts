/**
 * Processes items in chunks with limited concurrency. After a failure no further chunk starts, and the error is thrown
 * when the running ones are done.
 */
export const inChunks = async <Item>(
  items: readonly Item[],
  { size, atOnce }: { size: number; atOnce: number },
  run: (chunk: readonly Item[]) => Promise<void>,
): Promise<void> => {
  const failures: unknown[] = [];
  let next = 0;
  const work = async () => {
    while (next < items.length && failures.length === 0) {
      const chunk = items.slice(next, next + size);
      next += size;
      await run(chunk).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0) throw failures[0];
};
