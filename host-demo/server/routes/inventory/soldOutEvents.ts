type Listener = (companyId: number, productIds: readonly number[]) => void;

/** Publishes changes of `sold_out` within this process. */
export const createSoldOutEvents = () => {
  const listeners: Listener[] = [];
  return {
    subscribe(listener: Listener): void {
      listeners.push(listener);
    },
    publish(companyId: number, productIds: readonly number[]): void {
      if (productIds.length === 0) return;
      for (const listener of listeners) listener(companyId, productIds);
    },
  };
};
export type SoldOutEvents = ReturnType<typeof createSoldOutEvents>;
