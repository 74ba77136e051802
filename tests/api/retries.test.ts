import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError, type CallFailure, toFailure } from '../../src/api/callError.ts';
import { withRetries } from '../../src/api/retries.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const failing = (failure: CallFailure = 'network') => {
  const attempt = vi.fn(async (): Promise<string> => {
    throw new CallError(failure);
  });
  return attempt;
};
const endOf = (call: Promise<string>) => call.catch((error: unknown) => toFailure(error));

describe('what may pass', () => {
  it('is tried again after 1 s, then 2 s, then 3 s, and not a fifth time', async () => {
    const attempt = failing();
    const end = endOf(withRetries(attempt));
    for (const [made, pause] of [
      [1, 1_000],
      [2, 2_000],
      [3, 3_000],
    ] as const) {
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(attempt).toHaveBeenCalledTimes(made);
      await vi.advanceTimersByTimeAsync(1);
      expect(attempt).toHaveBeenCalledTimes(made + 1);
    }
    expect(await end).toBe('network');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempt).toHaveBeenCalledTimes(4);
  });

  it('is tried no more once there is an answer', async () => {
    const attempt = failing();
    attempt.mockRejectedValueOnce(new CallError('server')).mockResolvedValueOnce('there');
    const end = endOf(withRetries(attempt));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await end).toBe('there');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it.each<[CallFailure, number]>([
    ['network', 4],
    ['timeout', 4],
    ['server', 4],
    ['unauthorized', 1],
    ['forbidden', 1],
    ['not_found', 1],
    ['too_many_attempts', 1],
    ['refused', 1],
    ['malformed', 1],
    ['cancelled', 1],
  ])('%s is asked %i times', async (failure, times) => {
    const attempt = failing(failure);
    const end = endOf(withRetries(attempt));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await end).toBe(failure);
    expect(attempt).toHaveBeenCalledTimes(times);
  });

  it('is left alone by one who no longer wants it', async () => {
    const leave = new AbortController();
    const attempt = failing();
    attempt.mockImplementation(async () => {
      leave.abort();
      throw new CallError('network');
    });
    const end = endOf(withRetries(attempt, leave.signal));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await end).toBe('network');
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
