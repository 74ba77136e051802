import { createHash, timingSafeEqual } from 'node:crypto';
import type { GatewaySettings } from '../gateway.ts';

type Settings = Extract<GatewaySettings, { platform: 'payu' }>;

const md5 = (...parts: string[]): string => createHash('md5').update(parts.join('~')).digest('hex');

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Of an order. `value` as it stands in the request. */
export const signOrder = (
  { apiKey, merchantId }: Settings,
  { reference, value, currency }: { reference: string; value: string; currency: string },
): string => md5(apiKey, merchantId, reference, value, currency);

const readDecimal = (value: string): { whole: string; decimals: string } | null => {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d*))?$/.exec(value) ?? [];
  return whole === undefined ? null : { whole, decimals: decimals.padEnd(2, '0') };
};

/** To one decimal, half to even, as PayU signs its return page: 150.25 → 150.2, 150.35 → 150.4. */
const toOneDecimal = (value: string): string | null => {
  const decimal = readDecimal(value);
  if (!decimal) return null;
  const tenths = BigInt(decimal.whole + decimal.decimals.charAt(0));
  const rest = BigInt(decimal.decimals.slice(1));
  const half = 5n * 10n ** BigInt(decimal.decimals.length - 2);
  const isUp = rest > half || (rest === half && tenths % 2n === 1n);
  const rounded = String(isUp ? tenths + 1n : tenths).padStart(2, '0');
  return `${rounded.slice(0, -1)}.${rounded.slice(-1)}`;
};

/** PayU signs confirmations with one decimal when the second is 0, and with two otherwise. */
const withoutLastZero = (value: string): string | null => {
  const decimal = readDecimal(value);
  if (!decimal) return null;
  const decimals = decimal.decimals.slice(0, 2);
  return `${decimal.whole}.${decimals.endsWith('0') ? decimals.charAt(0) : decimals}`;
};

export const isReturnSigned = (settings: Settings, query: Readonly<Record<string, string>>): boolean => {
  const { merchantId = '', referenceCode = '', TX_VALUE = '', currency = '' } = query;
  const { transactionState = '', signature = '' } = query;
  const value = toOneDecimal(TX_VALUE);
  if (value === null || merchantId !== settings.merchantId) return false;
  const expected = md5(settings.apiKey, merchantId, referenceCode, value, currency, transactionState);
  return isEqual(expected, signature.toLowerCase());
};

export const isConfirmationSigned = (
  settings: Settings,
  body: Readonly<
    Record<'merchant_id' | 'reference_sale' | 'value' | 'currency' | 'state_pol' | 'sign', string>
  >,
): boolean => {
  const value = withoutLastZero(body.value);
  if (value === null || body.merchant_id !== settings.merchantId) return false;
  const { apiKey } = settings;
  const { merchant_id, reference_sale, currency, state_pol, sign } = body;
  return isEqual(md5(apiKey, merchant_id, reference_sale, value, currency, state_pol), sign.toLowerCase());
};
