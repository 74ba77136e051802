import { originCheck } from '../origins.ts';
import { unprocessable } from '../refusal.ts';

/**
 * Whether browsers may be sent back to an address: one of the allowed origins, where a `*` stands for the company's own alias, so that no
 * company's payment leads to another's portal.
 */
export const createReturnCheck =
  (allowed: readonly string[]) =>
  (alias: string, address: string | null): void => {
    if (address === null) return;
    const isAllowed = originCheck(allowed.map((origin) => origin.replaceAll('*', alias)));
    const url = URL.parse(address);
    const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
    if (!isWeb || url.username !== '' || url.password !== '' || !isAllowed(url.origin)) {
      throw unprocessable('redirect_not_allowed', 'redirect_url: not an address of this portal');
    }
  };
export type ReturnCheck = ReturnType<typeof createReturnCheck>;

/** The stored address with the payment and its nonce, which decide nothing: the portal asks for the state. */
export const returnAddress = (address: string, paymentId: string, nonce: string): string => {
  const url = new URL(address);
  url.searchParams.set('payment', paymentId);
  url.searchParams.set('state', nonce);
  return url.href;
};
