/**
 * Works through items in chunks, so many chunks at once. After a failure no further chunk is begun; when those under way are
 * done, it is thrown. (A package for this costs more bytes than these lines, and brings a queue that nobody needs.)
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
