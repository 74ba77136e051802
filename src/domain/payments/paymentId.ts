/** Crockford's base 32, lower case: no i, l, o and u, which are misread. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Authorize.Net takes no more as an invoice number. */
export const PAYMENT_ID_LENGTH = 20;

/** The id of a payment, which is its key at the back office and at the provider. `bytes`: random, at least 20. */
export function paymentIdOf(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, PAYMENT_ID_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join(
    '',
  );
}
