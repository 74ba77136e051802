import * as v from 'valibot';
import { shippingAddressWire } from '../access/schema.ts';
import { flag, looseText } from '../wire.ts';
import { lenientList } from '../wireValues.ts';

/**
 * GET {api}/users/account, and the answer of POST /users/profile and /users/preferences. `language` is empty until one was chosen. E-mails
 * about security are always sent and have no switch.
 */
export const accountResponse = v.object({
  success: v.literal(true),
  profile: v.object({
    contact_name: looseText,
    phone: looseText,
    email: v.string(),
    client_name: looseText,
    client_code: looseText,
  }),
  preferences: v.object({
    language: looseText,
    order_emails: v.boolean(),
    invoice_emails: v.boolean(),
    deal_emails: v.boolean(),
  }),
});

/**
 * GET {api}/users/addresses, and the answer of POST /users/addresses/save, /default and /remove. `is_own`: the customer's, not the
 * back office's, so that the customer may change it.
 */
export const addressesResponse = v.object({
  success: v.literal(true),
  addresses: lenientList(
    v.object({ ...shippingAddressWire.entries, id: v.string(), is_own: flag, is_default: flag }),
  ),
});
export type AddressesResponse = v.InferOutput<typeof addressesResponse>;

/**
 * GET {api}/users/sessions. `device` is the User-Agent of the login, or the name of a parent that asked for a token; `country` that of
 * the address, ISO 3166-1 alpha-2, empty when unknown; times are ISO 8601.
 */
export const devicesResponse = v.object({
  success: v.literal(true),
  sessions: v.array(
    v.object({
      id: v.string(),
      device: v.string(),
      country: looseText,
      started_at: v.string(),
      used_at: v.string(),
      is_current: v.boolean(),
    }),
  ),
});
