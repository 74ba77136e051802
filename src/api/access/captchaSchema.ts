import * as v from 'valibot';
import { id } from '../wire.ts';

/** What a captcha is solved for; a solution counts for nothing else. */
export const captchaAction = v.picklist(['login', 'signup', 'reset', 'payment_form']);
export type CaptchaAction = v.InferOutput<typeof captchaAction>;

/** POST {api}/captcha {company_id, action}. */
export const captchaRequest = v.object({ company_id: id, action: captchaAction });
export type CaptchaRequest = v.InferInput<typeof captchaRequest>;

/** ALTCHA's challenge, version 2 (github.com/altcha-org/altcha-lib), which the portal sends back as it came, with its solution. */
export const captchaResponse = v.object({
  success: v.literal(true),
  challenge: v.object({ parameters: v.record(v.string(), v.unknown()), signature: v.string() }),
});
export type CaptchaChallenge = v.InferOutput<typeof captchaResponse>['challenge'];
