import { useEffect, useState } from 'react';

const POLL_INTERVAL_MS = 4_000;

/** What an address answers, read again and again; null while loading. `refresh` reads at once. */
export const useReading = <Value>(address: string, read: (answer: unknown) => Value | undefined) => {
  const [found, setFound] = useState<{ address: string; value: Value } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` reads at once, and `read` is a constant of its module.
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      try {
        const response = await fetch(address, { signal: leaving.signal });
        const value = read(await response.json());
        setFailed(value === undefined);
        if (value !== undefined) setFound({ address, value });
      } catch {
        if (!leaving.signal.aborted) setFailed(true);
      }
    };
    void load();
    const timer = setInterval(() => void load(), POLL_INTERVAL_MS);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [address, turn]);
  return {
    value: found?.address === address ? found.value : null,
    hasFailed,
    refresh: () => setTurn((last) => last + 1),
  };
};
