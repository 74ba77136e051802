import * as v from 'valibot';
import {
  ADDRESS_LINE_MAX_LENGTH,
  CITY_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  POSTAL_CODE_MAX_LENGTH,
} from '../../domain/texts/textLimits.ts';
import { CODE_MAX_LENGTH, LONG_TEXT_MAX_LENGTH, limitedText, NAME_MAX_LENGTH } from '../requestValues.ts';
import { id } from '../wire.ts';

// Apart from the responses: only the back end checks requests, the portal takes their types.

/** Google's tokens have about 2,000 characters. */
const CAPTCHA_MAX_LENGTH = 5_000;
/** Base64 of the largest document. */
const CONTENT_MAX_LENGTH = Math.ceil((4 * 1024 * 1024) / 3) * 4;

const email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(EMAIL_MAX_LENGTH),
  v.regex(/^\S+@\S+$/, 'an e-mail address is needed'),
  v.toLowerCase(),
);
const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(NAME_MAX_LENGTH));
const newPassword = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONG_TEXT_MAX_LENGTH));
const recaptchaToken = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(CAPTCHA_MAX_LENGTH))), null);
const language = v.picklist(['en', 'es', 'fr']);

const address = {
  address: limitedText(ADDRESS_LINE_MAX_LENGTH),
  city: limitedText(CITY_MAX_LENGTH),
  state: limitedText(CITY_MAX_LENGTH),
  zipcode: limitedText(POSTAL_CODE_MAX_LENGTH),
  country: limitedText(CODE_MAX_LENGTH),
};

/** POST {api}/users/signup. `document.content` is base64. */
export const signupRequest = v.object({
  company_id: id,
  email,
  password: newPassword,
  contact_name: name,
  company_name: name,
  tax_id: limitedText(CODE_MAX_LENGTH),
  phone: limitedText(CODE_MAX_LENGTH),
  ...address,
  customer_code: limitedText(CODE_MAX_LENGTH),
  language,
  document: v.optional(
    v.nullable(
      v.object({
        name,
        type: v.picklist(['application/pdf', 'image/png', 'image/jpeg']),
        content: v.pipe(v.string(), v.nonEmpty(), v.maxLength(CONTENT_MAX_LENGTH), v.base64()),
      }),
    ),
    null,
  ),
  recaptchaToken,
});

/** POST {api}/users/forgot. */
export const forgotRequest = v.object({ company_id: id, email, language, recaptchaToken });

/** A link's token: 32 bytes in base64url. */
const token = v.pipe(v.string(), v.maxLength(CODE_MAX_LENGTH));

/** POST {api}/users/link and /users/activate. */
export const linkRequest = v.object({ company_id: id, token });

/** POST {api}/users/reset. */
export const resetRequest = v.object({ company_id: id, token, newPassword });

/** POST {api}/users/sessions/end: null ends all others. */
export const endDeviceRequest = v.object({ id: v.nullable(v.pipe(v.string(), v.uuid())) });

export type SignupRequest = v.InferInput<typeof signupRequest>;
export type ForgotRequest = v.InferInput<typeof forgotRequest>;
export type LinkRequest = v.InferInput<typeof linkRequest>;
export type ResetRequest = v.InferInput<typeof resetRequest>;
