import * as v from 'valibot';
import { looseText, texts } from '../wire.ts';

/** `address` without the country, an ISO code. Bank codes that don't apply are left out. */
export const sellerWire = v.object({
  address: texts,
  country: looseText,
  tax_number: looseText,
  bank: v.fallback(
    v.nullish(
      v.object({
        bank: looseText,
        holder: looseText,
        account: looseText,
        routing: looseText,
        transit: looseText,
        iban: looseText,
        bic: looseText,
      }),
      null,
    ),
    null,
  ),
});
