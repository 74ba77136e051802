import * as v from 'valibot';
import { id } from '../wire.ts';

/** What a captcha is solved for; a solution counts for nothing else. */
export const captchaAction = v.picklist(['login', 'signup', 'reset', 'payment_form']);
export type CaptchaAction = v.InferOutput<typeof captchaAction>;

/** POST {api}/captcha {company_id, action}. */
export const captchaRequest = v.object({ company_id: id, action: captchaAction });
export type CaptchaRequest = v.InferInput<typeof captchaRequest>;

/** ALTCHA's challenge, version 2 (github.com/altcha-org/altcha-lib). The portal sends it back as it came. */
const challenge = v.object({
  parameters: v.looseObject({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
  }),
  signature: v.string(),
});
export const captchaResponse = v.object({ success: v.literal(true), challenge });
export type CaptchaChallenge = v.InferOutput<typeof challenge>;

/** The solved challenge, which is sent as `recaptchaToken` in base64. */
export const captchaSolution = v.object({
  challenge: v.object({
    ...challenge.entries,
    parameters: v.looseObject({
      ...challenge.entries.parameters.entries,
      data: v.object({ company: v.number(), action: captchaAction, expires: v.number() }),
    }),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});
