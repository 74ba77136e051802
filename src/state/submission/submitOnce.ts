import { toErrorCode } from '../../api/callError.ts';
import { isAnswerLost } from '../../api/isAnswerLost.ts';
import { customerMessage } from '../customerMessage.ts';

/** Nothing was executed, or what was reserved is given back. `error`: what the call has thrown. */
export type Refusal = { code: string; message: string; error: unknown };

/**
 * What became of a call that may be executed once. `missing`: the back office doesn't have it; `unknown`: nobody can tell yet, `code`
 * says why.
 */
export type SubmissionOutcome<Known extends object> =
  | ({ kind: 'known' } & Known)
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'unknown'; code: string }
  | { kind: 'missing' | 'session_expired' };

export const UNKNOWN = { kind: 'unknown', code: 'unreachable' } as const;

export const refusedBy = (error: unknown): { kind: 'refused'; refusal: Refusal } => ({
  kind: 'refused',
  refusal: { code: toErrorCode(error), message: customerMessage(error), error },
});

/**
 * `send` throws {@link CallError}. `existing`: codes of refusals that say that what is sent exists, or may
 * exist. `lookUp`: what the back office knows of it; `answer` is null when it is lost, or when `error` says
 * that it exists.
 */
type Submission<Answer, Known extends object, Result> = {
  send(): Promise<Answer>;
  existing: readonly string[];
  lookUp(answer: Answer | null, error: unknown): Promise<SubmissionOutcome<Known>>;
  conclude(outcome: SubmissionOutcome<Known>): Result;
};

/** Sends once. An error may mean that nothing is known, which is no failure: then the back office is asked. */
export const submitOnce = async <Answer, Known extends object, Result>({
  send,
  existing,
  lookUp,
  conclude,
}: Submission<Answer, Known, Result>): Promise<Result> => {
  let answer: Answer;
  try {
    answer = await send();
  } catch (error) {
    const isRefused = !isAnswerLost(error) && !existing.includes(toErrorCode(error));
    return conclude(isRefused ? refusedBy(error) : await lookUp(null, error));
  }
  return conclude(await lookUp(answer, null));
};

/** Sends under the first number that isn't taken. Throws {@link CallError}. */
export const sendUnderFreeNumber = async <Answer>(
  first: string,
  others: readonly string[],
  send: (number: string) => Promise<Answer>,
): Promise<Answer> => {
  const [next, ...rest] = others;
  try {
    return await send(first);
  } catch (error) {
    if (next === undefined || toErrorCode(error) !== 'number_taken') throw error;
  }
  return sendUnderFreeNumber(next, rest, send);
};
