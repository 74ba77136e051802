import * as v from 'valibot';
import { LANGUAGES } from '../../domain/tenant/language.ts';
import { isEmailAddress } from '../../domain/texts/emailAddress.ts';
import {
  ADDRESS_LINE_MAX_LENGTH,
  CITY_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  POSTAL_CODE_MAX_LENGTH,
} from '../../domain/texts/textLimits.ts';
import {
  CODE_MAX_LENGTH,
  LONG_TEXT_MAX_LENGTH,
  lineText,
  NAME_MAX_LENGTH,
  neededText,
} from '../requestValues.ts';
import { id } from '../wire.ts';

// Apart from the responses: only the back end checks requests, the portal takes their types.

const CAPTCHA_MAX_LENGTH = 5_000;
/** More than base64 of the largest document, which is refused with a code of its own. */
const CONTENT_MAX_LENGTH = 6_000_000;

const email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(EMAIL_MAX_LENGTH),
  v.check(isEmailAddress, 'an e-mail address is needed'),
  v.toLowerCase(),
);
const name = neededText(NAME_MAX_LENGTH);
const newPassword = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONG_TEXT_MAX_LENGTH));
const recaptchaToken = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(CAPTCHA_MAX_LENGTH))), null);
const language = v.picklist(LANGUAGES);

const address = {
  address: lineText(ADDRESS_LINE_MAX_LENGTH),
  city: lineText(CITY_MAX_LENGTH),
  state: lineText(CITY_MAX_LENGTH),
  zipcode: lineText(POSTAL_CODE_MAX_LENGTH),
  country: lineText(CODE_MAX_LENGTH),
};

/** A request that is sent again, after its answer was lost, has the same id and changes nothing more. */
const requestId = v.pipe(v.string(), v.uuid());

/** POST {api}/users/signup. `document.content` is base64. An address has a city and a state, as the checkout needs them. */
export const signupRequest = v.pipe(
  v.object({
    request_id: requestId,
    company_id: id,
    email,
    password: newPassword,
    contact_name: name,
    company_name: name,
    tax_id: lineText(CODE_MAX_LENGTH),
    phone: lineText(CODE_MAX_LENGTH),
    ...address,
    customer_code: lineText(CODE_MAX_LENGTH),
    language,
    document: v.optional(
      v.nullable(
        v.object({
          name: v.pipe(v.string(), v.maxLength(NAME_MAX_LENGTH)),
          type: v.picklist(['application/pdf', 'image/png', 'image/jpeg']),
          content: v.pipe(v.string(), v.nonEmpty(), v.maxLength(CONTENT_MAX_LENGTH)),
        }),
      ),
      null,
    ),
    recaptchaToken,
  }),
  v.forward(
    v.check(({ address, city }) => address.trim() === '' || city.trim() !== '', 'needed with an address'),
    ['city'],
  ),
  v.forward(
    v.check(({ address, state }) => address.trim() === '' || state.trim() !== '', 'needed with an address'),
    ['state'],
  ),
);

/** POST {api}/users/forgot. */
export const forgotRequest = v.object({ company_id: id, email, language, recaptchaToken });

/** A link's token: 32 bytes in base64url. */
const token = v.pipe(v.string(), v.maxLength(CODE_MAX_LENGTH));

/** POST {api}/users/link. */
export const linkRequest = v.object({ company_id: id, token });

/** POST {api}/users/activate: with the password of the sign-up, or with a new one. */
export const activateRequest = v.object({
  company_id: id,
  token,
  password: newPassword,
  is_new_password: v.boolean(),
  request_id: requestId,
});

/** POST {api}/users/reset. */
export const resetRequest = v.object({ company_id: id, token, newPassword, language, request_id: requestId });

export type SignupRequest = v.InferInput<typeof signupRequest>;
export type ForgotRequest = v.InferInput<typeof forgotRequest>;
export type LinkRequest = v.InferInput<typeof linkRequest>;
export type ActivateRequest = v.InferInput<typeof activateRequest>;
export type ResetRequest = v.InferInput<typeof resetRequest>;
