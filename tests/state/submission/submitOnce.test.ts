import { expect, it } from 'vitest';
import { CallError, type CallFailure } from '../../../src/api/callError.ts';
import {
  type SubmissionOutcome,
  sendUnderFreeNumber,
  submitOnce,
} from '../../../src/state/submission/submitOnce.ts';

const fail = (failure: CallFailure, code?: string) => () =>
  Promise.reject(new CallError(failure, code === undefined ? {} : { code }));

/** What is sent, what is looked up, and what comes of it. */
const submit = async (
  send: () => Promise<string>,
  found: SubmissionOutcome<{ id: string }> = { kind: 'missing' },
) => {
  const lookedUp: (string | null)[] = [];
  const outcome = await submitOnce({
    send,
    existing: ['exists'],
    lookUp: async (answer: string | null): Promise<SubmissionOutcome<{ id: string }>> => {
      lookedUp.push(answer);
      return answer === null ? found : { kind: 'known', id: answer };
    },
    conclude: (end) => end,
  });
  return { outcome, lookedUp };
};

it('concludes with an answer', async () => {
  expect(await submit(async () => 'a')).toEqual({ outcome: { kind: 'known', id: 'a' }, lookedUp: ['a'] });
});

it.each(['network', 'timeout', 'server', 'malformed', 'cancelled'] as const)(
  'looks up what was sent when its answer is lost: %s',
  async (failure) => {
    expect(await submit(fail(failure))).toEqual({ outcome: { kind: 'missing' }, lookedUp: [null] });
  },
);

it('looks up what exists already', async () => {
  const known = { kind: 'known', id: 'b' } as const;
  expect(await submit(fail('refused', 'exists'), known)).toEqual({ outcome: known, lookedUp: [null] });
});

it.each(['unauthorized', 'forbidden', 'not_found', 'too_many_attempts', 'refused'] as const)(
  'looks up nothing after a refusal: %s',
  async (failure) => {
    const { outcome, lookedUp } = await submit(fail(failure, 'why'));
    expect(outcome).toMatchObject({ kind: 'refused', refusal: { code: 'why' } });
    expect(lookedUp).toEqual([]);
  },
);

it('sends under the first number that is free, and fails with the last one', async () => {
  const tried: string[] = [];
  const sendWhere = (free: string, code = 'number_taken') =>
    sendUnderFreeNumber('1', ['2', '3'], async (number) => {
      tried.push(number);
      if (number !== free) throw new CallError('refused', { code });
      return number;
    });
  expect(await sendWhere('2')).toBe('2');
  await expect(sendWhere('4')).rejects.toMatchObject({ code: 'number_taken' });
  await expect(sendWhere('4', 'credit_exceeded')).rejects.toMatchObject({ code: 'credit_exceeded' });
  expect(tried).toEqual(['1', '2', '1', '2', '3', '1']);
});
