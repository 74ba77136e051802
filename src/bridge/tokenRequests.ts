import type { Answer, ParentToken, TokenReason } from './contract.ts';
import { withTimeout } from './withTimeout.ts';

type TokenCall<Code extends string> = Promise<Answer<ParentToken, Code>>;

/** Rejects without a token that is still valid. */
const validToken = async <Code extends string>(call: TokenCall<Code>) => {
  const answer = await call;
  if (!answer.ok || answer.value.expiresAt <= Date.now()) throw new Error();
  return answer;
};

const firstToken = <Code extends string>(earlier: TokenCall<Code>, newer: TokenCall<Code>): TokenCall<Code> =>
  Promise.any([validToken(earlier), validToken(newer)]).catch(() => newer);

/**
 * Returns a function that calls `call` and waits `ms` for its answer; null without one. A call that takes longer goes on, and the token
 * it gives late serves the next request.
 */
export const createTokenRequests = <Code extends string>(
  ms: number,
  call: (reason: TokenReason) => TokenCall<Code>,
) => {
  let late: TokenCall<Code> | null = null;
  return async (reason: TokenReason): Promise<Answer<ParentToken, Code> | null> => {
    const asked = late ? firstToken(late, call(reason)) : call(reason);
    late = null;
    const answer = await withTimeout(ms, asked, () => null);
    if (answer === null) late = asked;
    return answer;
  };
};
