import * as v from 'valibot';
import { Refusal, unprocessable } from '../refusal.ts';

export type Recaptcha = {
  kind: 'recaptcha';
  secret: string;
  verifyUrl: string;
  /** Which logins need a token: all, or suspicious ones (`loginLimits.ts`). */
  neededBy?: 'all' | 'suspicious';
};

const TIMEOUT = 10_000;
const verificationResponse = v.object({ success: v.boolean() });

/** Throws 422 `recaptcha_failed`, or 503 `recaptcha_unavailable` when the service doesn't respond. */
export const verifyRecaptcha = async (service: Recaptcha, token: string, address: string): Promise<void> => {
  const body = new URLSearchParams({ secret: service.secret, response: token, remoteip: address });
  const response: unknown = await fetch(service.verifyUrl, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(TIMEOUT),
  })
    .then((response) => response.json())
    .catch(() => {
      throw new Refusal(503, 'recaptcha_unavailable', 'the reCAPTCHA service does not answer');
    });
  const parsed = v.safeParse(verificationResponse, response);
  if (!parsed.success || !parsed.output.success) {
    throw unprocessable('recaptcha_failed', 'the reCAPTCHA token was refused');
  }
};
