import type { Answer } from './answers.ts';
import type { Facts } from './facts.ts';

export type Finding = { passed: boolean; found: string };

/** `judge` gives null when there is nothing to judge, as HTTPS on localhost. */
export type Check<Judged = Facts> = {
  id: string;
  expected: string;
  fix: string;
  judge(judged: Judged): Finding | null;
};

export type Result = {
  id: string;
  result: 'passed' | 'failed' | 'not applicable';
  expected: string;
  found: string;
  fix: string;
};

export const judgeAll = <Judged>(checks: readonly Check<Judged>[], judged: Judged): Result[] =>
  checks.map(({ id, expected, fix, judge }) => {
    const found = judge(judged);
    if (found === null) return { id, result: 'not applicable', expected, found: '', fix: '' };
    const result = found.passed ? 'passed' : 'failed';
    return { id, result, expected, found: found.found, fix: found.passed ? '' : fix };
  });

type Judge = (answer: Answer, facts: Facts) => Finding;

const SHOWN_LENGTH = 90;

// One line, and nothing that a terminal would take for a command.
const shorten = (answered: string): string => {
  const text = answered.replaceAll(/\p{Cc}+/gu, ' ');
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
};

export const finding = (passed: boolean, found: string): Finding => ({ passed, found: shorten(found) });

/** A check of one answer. */
export const checkOf = (
  id: string,
  name: keyof Facts['answers'],
  expected: string,
  fix: string,
  judge: Judge,
): Check => ({
  id,
  expected,
  fix,
  judge(facts) {
    const answer = facts.answers[name];
    if (answer === null) return null;
    return answer.failure === null ? judge(answer, facts) : finding(false, answer.failure);
  },
});

/** The status is this one. */
export const hasStatus =
  (status: number): Judge =>
  (answer) =>
    finding(answer.status === status, `status ${answer.status}`);

/** The header has this form; a missing one is taken as empty. */
export const hasHeader =
  (name: string, pattern: RegExp): Judge =>
  ({ headers }) =>
    finding(pattern.test(headers[name] ?? ''), headers[name] ?? `no ${name}`);

/** Scripts of the parent's origin may read the answer. */
export const allowsOrigin: Judge = ({ headers }, { origin }) => {
  const allowed = headers['access-control-allow-origin'];
  return finding(
    allowed !== undefined && (allowed === '*' || allowed === origin),
    allowed ?? 'no access-control-allow-origin',
  );
};

/** A file that keeps its name is asked for again, so that a new build is seen. */
export const isRevalidated: Judge = hasHeader('cache-control', /no-cache|no-store|max-age=0\b/);

export const isKept: Judge = hasHeader(
  'cache-control',
  /max-age=\d{7,}.*immutable|immutable.*max-age=\d{7,}/,
);

export const JAVASCRIPT = /^(text|application)\/javascript\b/;
