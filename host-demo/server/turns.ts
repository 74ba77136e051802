export const createTurns = () => {
  const last = new Map<string, Promise<void>>();
  return {
    /** Waits until the caller's earlier ones have ended. Returns what ends this one; a second call of it does nothing. */
    async take(caller: string): Promise<() => void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const before = last.get(caller);
      last.set(caller, promise);
      await before;
      return () => {
        if (last.get(caller) === promise) last.delete(caller);
        resolve();
      };
    },
  };
};
