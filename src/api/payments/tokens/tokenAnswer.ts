import type { AccountType } from '../../../domain/payments/bankAccount.ts';
import { CallError } from '../../callError.ts';
import { REQUEST_TIMEOUT_MS } from '../../requestTimeout.ts';

/** A card as it was typed, checked and without spaces; `month` MM, `year` YYYY. */
export type TypedCard = {
  name: string;
  number: string;
  month: string;
  year: string;
  code: string;
  zip: string;
  identification: string;
};

export type TypedAccount = { name: string; routing: string; account: string; type: AccountType };

/** A token, or the provider's refusal; `message` is the provider's own, empty without one. */
export type TokenAnswer = { ok: true; descriptor: string; value: string } | { ok: false; message: string };

export type PaymentSettingsText = Readonly<Record<string, string>>;

/**
 * Sends card data once, straight to a provider; nothing of it is kept, logged or repeated. Throws {@link CallError} `network` or `timeout`.
 * A body that is no JSON is null.
 */
export const sendCardData = async (
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    // Authorize.Net's answers begin with a byte-order mark.
    const text = (await response.text()).replace(/^\uFEFF/, '');
    return { status: response.status, body: parseJson(text) };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    throw new CallError(isTimeout ? 'timeout' : 'network');
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
