/** Works of one key follow each other; those of others don't wait. */
export const createTurnTaking = () => {
  const pending = new Map<string, Promise<unknown>>();
  return <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const result = (pending.get(key) ?? Promise.resolve()).then(work);
    const settled = result
      .catch(() => undefined)
      .then(() => {
        if (pending.get(key) === settled) pending.delete(key);
      });
    pending.set(key, settled);
    return result;
  };
};
