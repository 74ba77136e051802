type Listener = (companyId: number, productIds: readonly number[]) => void;

/** Publishes changes of `sold_out` within this process. */
export const createSoldOutNews = () => {
  const listeners: Listener[] = [];
  return {
    listen(listener: Listener): void {
      listeners.push(listener);
    },
    tell(companyId: number, productIds: readonly number[]): void {
      if (productIds.length === 0) return;
      for (const listener of listeners) listener(companyId, productIds);
    },
  };
};
export type SoldOutNews = ReturnType<typeof createSoldOutNews>;
