import { vi } from 'vitest';

/** A gateway's own time limit (rules: Requests), ms. */
const LIMIT_MS = 60_000;

/**
 * A provider's delays and its caller's time limit, both ended by the test, so that their order doesn't depend on the machine. `wait` is for the
 * emulator.
 */
export const createHeldProvider = () => {
  let begun = Promise.withResolvers<void>();
  let released = Promise.withResolvers<void>();
  const release = () => {
    released.resolve();
    released = Promise.withResolvers();
  };
  const whenHeld = async <Outcome>(call: () => Promise<Outcome>, act: () => void): Promise<Outcome> => {
    begun = Promise.withResolvers();
    const calling = call();
    await begun.promise;
    act();
    return calling;
  };
  return {
    wait: (): Promise<void> => {
      begun.resolve();
      return released.promise;
    },
    /** Makes the call, and ends its time limit when the provider holds it. */
    exceedLimit<Outcome>(call: () => Promise<Outcome>): Promise<Outcome> {
      const limit = new AbortController();
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
        ms === LIMIT_MS ? limit.signal : timeout(ms),
      );
      return whenHeld(call, () => {
        limit.abort(new DOMException('', 'TimeoutError'));
        vi.mocked(AbortSignal.timeout).mockRestore();
      });
    },
    /** Makes the call, and lets the provider answer when it holds it. */
    answerLate: <Outcome>(call: () => Promise<Outcome>) => whenHeld(call, release),
    /** Ends the delays. */
    release,
  };
};
