import * as v from 'valibot';
import { LANGUAGES } from '../../domain/tenant/language.ts';
import {
  ADDRESS_LINE_MAX_LENGTH,
  CITY_MAX_LENGTH,
  POSTAL_CODE_MAX_LENGTH,
} from '../../domain/texts/textLimits.ts';
import { CODE_MAX_LENGTH, lineText, NAME_MAX_LENGTH, neededText } from '../requestValues.ts';

// Apart from the responses: only the back end checks requests, the portal takes their types.

/** POST {api}/users/sessions/end: null ends all others. */
export const endDeviceRequest = v.object({ id: v.nullable(v.pipe(v.string(), v.uuid())) });

/** POST {api}/users/profile. */
export const profileRequest = v.object({
  contact_name: neededText(NAME_MAX_LENGTH),
  phone: lineText(CODE_MAX_LENGTH),
});

/** POST {api}/users/preferences: what is absent stays. */
export const preferencesRequest = v.partial(
  v.object({
    language: v.picklist(LANGUAGES),
    order_emails: v.boolean(),
    invoice_emails: v.boolean(),
    deal_emails: v.boolean(),
  }),
);

/** POST {api}/users/addresses/save. The portal makes the id, so that a repeat changes nothing more; the back office's begin with `company-`. */
export const saveAddressRequest = v.object({
  id: v.pipe(v.string(), v.regex(/^(?!company-)[\w-]{16,64}$/)),
  ship_address: neededText(ADDRESS_LINE_MAX_LENGTH),
  ship_address2: lineText(ADDRESS_LINE_MAX_LENGTH),
  ship_address3: lineText(ADDRESS_LINE_MAX_LENGTH),
  ship_address4: lineText(ADDRESS_LINE_MAX_LENGTH),
  ship_city: neededText(CITY_MAX_LENGTH),
  ship_state: neededText(CITY_MAX_LENGTH),
  ship_zipcode: lineText(POSTAL_CODE_MAX_LENGTH),
  ship_country: lineText(CODE_MAX_LENGTH),
});

/** POST {api}/users/addresses/default and /remove. */
export const addressRequest = v.object({ id: v.pipe(v.string(), v.maxLength(CODE_MAX_LENGTH)) });

export type ProfileRequest = v.InferInput<typeof profileRequest>;
export type PreferencesRequest = v.InferInput<typeof preferencesRequest>;
export type SaveAddressRequest = v.InferInput<typeof saveAddressRequest>;
