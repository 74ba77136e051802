import { Refusal } from '../refusal.ts';
import { addressGroup } from './addressGroup.ts';

export type HashLimits = {
  /** Hashes that are calculated at once. Each occupies one of the four threads of Node's pool, and a processor. */
  atOnce: number;
  perAddress: number;
  inAll: number;
};

const USUAL_LIMITS: HashLimits = { atOnce: 1, perAddress: 8, inAll: 32 };

/** What a hash takes with the usual cost, rounded up, s; for Retry-After. */
const SECONDS_EACH = 0.5;

type Job = () => Promise<void>;

/**
 * Calculates password hashes one after another, so that logins can't occupy the machine. The addresses take turns: who sends
 * many logins waits for them, and nobody else does. Beyond the limits a login is refused at once.
 */
export const createHashQueue = (limits: Partial<HashLimits> = {}) => {
  const { atOnce, perAddress, inAll } = { ...USUAL_LIMITS, ...limits };
  /** The waiting hashes of each address; the address whose turn it is comes first. */
  const waiting = new Map<string, Job[]>();
  const counts = new Map<string, number>();
  let running = 0;
  let total = 0;

  const takeNext = (): Job | null => {
    const [first] = waiting;
    if (!first) return null;
    const [address, jobs] = first;
    const job = jobs.shift() ?? null;
    waiting.delete(address);
    if (jobs.length > 0) waiting.set(address, jobs);
    return job;
  };

  const startNext = (): void => {
    if (running >= atOnce) return;
    const job = takeNext();
    if (!job) return;
    running += 1;
    void job().finally(() => {
      running -= 1;
      startNext();
    });
  };

  const checkRoom = (address: string): void => {
    const own = counts.get(address) ?? 0;
    if (own < perAddress && total < inAll) return;
    const seconds = Math.ceil((own >= perAddress ? own : total) * SECONDS_EACH);
    throw new Refusal(429, 'too_many_attempts', 'too many logins at once, please wait', {
      retryAfter: seconds,
    });
  };

  const enter = (address: string): void => {
    checkRoom(address);
    counts.set(address, (counts.get(address) ?? 0) + 1);
    total += 1;
  };

  const leave = (address: string): void => {
    const own = (counts.get(address) ?? 1) - 1;
    if (own > 0) counts.set(address, own);
    else counts.delete(address);
    total -= 1;
  };

  return {
    /** Throws 429 `too_many_attempts` with Retry-After while the address has no room. */
    check: (clientAddress: string): void => checkRoom(addressGroup(clientAddress)),
    /** Runs a hash when it is the address's turn. Throws 429 `too_many_attempts` with Retry-After beyond the limits. */
    async run<Result>(clientAddress: string, hash: () => Promise<Result>): Promise<Result> {
      const address = addressGroup(clientAddress);
      enter(address);
      try {
        return await new Promise<Result>((resolve, reject) => {
          const job = () => hash().then(resolve, reject);
          waiting.set(address, [...(waiting.get(address) ?? []), job]);
          startNext();
        });
      } finally {
        leave(address);
      }
    },
  };
};
export type HashQueue = ReturnType<typeof createHashQueue>;
