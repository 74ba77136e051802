import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { type CaptchaAction, captchaResponse } from '../src/api/access/captchaSchema.ts';

/**
 * Solves a captcha of the back office at `backend` as a browser does: for the demo's own servers, and for tests. Throws when it has
 * none of its own.
 */
export const solveCaptcha = async (
  backend: string,
  companyId: number,
  action: CaptchaAction,
): Promise<string> => {
  const response = await fetch(`${backend}/captcha`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ company_id: companyId, action }),
  });
  const { challenge } = v.parse(captchaResponse, await response.json());
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
};
