export type Share = { burst: number; perSecond: number };

const MAX_CALLERS = 10_000;

/**
 * Each caller's share of something that everyone needs, such as processor time, so that one of them leaves room for the others.
 * `clock` in ms. It counts in this process.
 */
export const createCallerShares = ({ burst, perSecond }: Share, clock: () => number) => {
  const used = new Map<string, { amount: number; at: number }>();

  const usedBy = (caller: string): number => {
    const { amount, at } = used.get(caller) ?? { amount: 0, at: 0 };
    return Math.max(0, amount - ((clock() - at) / 1_000) * perSecond);
  };
  const forgetIdle = () => {
    for (const caller of used.keys()) if (usedBy(caller) === 0) used.delete(caller);
  };

  return {
    secondsToWait(caller: string): number {
      const excess = usedBy(caller) - burst;
      return excess < 0 ? 0 : Math.floor(excess / perSecond) + 1;
    },
    spend(caller: string, amount: number): void {
      if (used.size >= MAX_CALLERS) forgetIdle();
      used.set(caller, { amount: usedBy(caller) + amount, at: clock() });
    },
  };
};
export type CallerShares = ReturnType<typeof createCallerShares>;
