import type { Answer, ParentToken, TokenReason } from './contract.ts';
import { withTimeout } from './withTimeout.ts';

type TokenCall<Code extends string> = Promise<Answer<ParentToken, Code>>;

/** The token that comes first and is still valid; without one, the answer of the newer call. */
const firstToken = <Code extends string>(earlier: TokenCall<Code>, newer: TokenCall<Code>): TokenCall<Code> =>
  Promise.any(
    [earlier, newer].map(async (call) => {
      const answer = await call;
      if (!answer.ok || answer.value.expiresAt <= Date.now()) throw answer;
      return answer;
    }),
  ).catch(() => newer);

/**
 * Returns a function that calls `call` and waits `ms` for its answer; null without one. A call that takes longer goes on, and the token
 * it gives late serves the next request. The first call is begun at once.
 */
export const createTokenRequests = <Code extends string>(
  ms: number,
  call: (reason: TokenReason) => TokenCall<Code>,
) => {
  let begun: TokenCall<Code> | null = call('initial');
  let late: TokenCall<Code> | null = null;
  return async (reason: TokenReason): Promise<Answer<ParentToken, Code> | null> => {
    const asked: TokenCall<Code> = begun ?? (late ? firstToken(late, call(reason)) : call(reason));
    begun = null;
    late = asked;
    const answer = await withTimeout(ms, asked, () => null);
    if (answer) late = null;
    return answer;
  };
};
