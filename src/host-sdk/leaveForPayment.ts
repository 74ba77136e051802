import type { Answer, Destination } from '../bridge/contract.ts';
import { isPaymentPage } from '../bridge/paymentGuards.ts';
import type { PortalOptions } from './options.ts';

/** In a URL that a bank leads back to: which portal of the parent's page asked for the payment. */
const RETURN_TO = 'portal-payment';

/** Portals of one company in one page have ids of their own. */
const returnKey = ({ id, src }: PortalOptions): string => id ?? src;

/** In the parent's session storage: its URL while a bank's page is open. Taken out on return. */
const placeKey = (options: PortalOptions): string => `portal.left.${returnKey(options)}`;

/** Some parents have no storage; then the URL to which the bank leads back stays. */
const keepPlace = (options: PortalOptions): void => {
  try {
    sessionStorage.setItem(placeKey(options), location.href);
  } catch {}
};

const takePlace = (options: PortalOptions): string | null => {
  try {
    const url = sessionStorage.getItem(placeKey(options));
    sessionStorage.removeItem(placeKey(options));
    return url;
  } catch {
    return null;
  }
};

const paymentReturnUrl = (options: PortalOptions): string => {
  const url = new URL(options.payments?.returnUrl ?? location.href, location.href);
  url.searchParams.set(RETURN_TO, returnKey(options));
  return url.href;
};

export const leaveForPayment = (
  options: PortalOptions,
  page: unknown,
  log: (name: string, detail: unknown) => void,
): Answer<null, 'refused' | 'malformed'> => {
  if (!isPaymentPage(page)) return { ok: false, code: 'malformed' };
  log('leaveForPayment', page);
  const { url } = page;
  const { hosts, leave } = options.payments ?? {};
  if (!hosts?.includes(URL.parse(url)?.host ?? '')) return { ok: false, code: 'refused' };
  keepPlace(options);
  if (leave) leave(page);
  else location.assign(url);
  return { ok: true, value: null };
};

/**
 * Takes a payment of this portal out of the parent's URL, and returns where the portal shows its result; null without one. Parameters
 * of the same names that are the parent's own, or another portal's, stay.
 */
const takePaymentReturn = (options: PortalOptions): Destination | null => {
  const url = new URL(location.href);
  const { searchParams } = url;
  const payment = searchParams.get('payment');
  const state = searchParams.get('state');
  if (!payment || !state || searchParams.get(RETURN_TO) !== returnKey(options)) return null;
  for (const name of ['payment', 'state', RETURN_TO]) searchParams.delete(name);
  history.replaceState(history.state, '', takePlace(options) ?? url);
  return { to: 'path', path: `/payments/payu-check?${new URLSearchParams({ payment, state })}` };
};

/** Shows the result of a payment first. Returns the URL that the next one leads back to. */
export const returnFromPayment = (
  options: PortalOptions,
  showFirst: (place: Destination | null) => void,
): string => {
  showFirst(takePaymentReturn(options));
  return paymentReturnUrl(options);
};
