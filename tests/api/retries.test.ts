import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError, type CallFailure, toFailure } from '../../src/api/callError.ts';
import { BusyError, callWithRetries } from '../../src/api/callRetries.ts';
import { withRetries } from '../../src/api/retries.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
const failing = (failure: CallFailure = 'network') => {
  const attempt = vi.fn(async (): Promise<string> => {
    throw new CallError(failure);
  });
  return attempt;
};
const outcomeOf = (call: Promise<string>) => call.catch((error: unknown) => toFailure(error));

describe('a call that fails temporarily', () => {
  it('is repeated after 1 s, 2 s and 3 s, and fails after the fourth attempt', async () => {
    const attempt = failing();
    const outcome = outcomeOf(withRetries(attempt));
    for (const [attemptsMade, pause] of [
      [1, 1_000],
      [2, 2_000],
      [3, 3_000],
    ] as const) {
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(attempt).toHaveBeenCalledTimes(attemptsMade);
      await vi.advanceTimersByTimeAsync(1);
      expect(attempt).toHaveBeenCalledTimes(attemptsMade + 1);
    }
    expect(await outcome).toBe('network');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempt).toHaveBeenCalledTimes(4);
  });

  it('isn’t repeated after a response', async () => {
    const attempt = failing();
    attempt.mockRejectedValueOnce(new CallError('server')).mockResolvedValueOnce('there');
    const outcome = outcomeOf(withRetries(attempt));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await outcome).toBe('there');
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
  ])('fails with %s after attempts: %i', async (failure, expectedAttempts) => {
    const attempt = failing(failure);
    const outcome = outcomeOf(withRetries(attempt));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe(failure);
    expect(attempt).toHaveBeenCalledTimes(expectedAttempts);
  });

  it('isn’t repeated once its signal is aborted', async () => {
    const controller = new AbortController();
    const attempt = failing();
    attempt.mockImplementation(async () => {
      controller.abort();
      throw new CallError('network');
    });
    const outcome = outcomeOf(callWithRetries(attempt, { isRepeatable: true, signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe('network');
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('stops waiting as soon as its signal is aborted', async () => {
    const controller = new AbortController();
    const attempt = failing();
    const outcome = outcomeOf(callWithRetries(attempt, { isRepeatable: true, signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(attempt).toHaveBeenCalledTimes(2);
    controller.abort();
    expect(await outcome).toBe('network');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempt).toHaveBeenCalledTimes(2);
  });
});

describe('a busy back office', () => {
  const busy = (retryAfter: string | null) => {
    const attempt = failing();
    attempt.mockRejectedValueOnce(new BusyError({}, retryAfter));
    attempt.mockResolvedValueOnce('there');
    return attempt;
  };

  it.each([
    ['after the time it names', '7', 7_000],
    ['after a second if it names none', null, 1_000],
  ])('is asked again %s, also for a write', async (_, retryAfter, expectedWait) => {
    const attempt = busy(retryAfter);
    const outcome = outcomeOf(callWithRetries(attempt, { isRepeatable: false }));
    await vi.advanceTimersByTimeAsync(expectedWait - 1);
    expect(attempt).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('there');
  });

  it('isn’t asked again if it names more than 30 s', async () => {
    const attempt = busy('31');
    expect(await outcomeOf(callWithRetries(attempt, { isRepeatable: true }))).toBe('too_many_attempts');
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('isn’t sent a write again after a lost answer', async () => {
    const attempt = failing('timeout');
    expect(await outcomeOf(callWithRetries(attempt, { isRepeatable: false }))).toBe('timeout');
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
