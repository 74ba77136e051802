import type { Answer, Destination } from '../bridge/contract.ts';
import { isPaymentPage } from '../bridge/guards.ts';
import type { PortalOptions } from './options.ts';

type Payments = NonNullable<PortalOptions['payments']>;

/** In the parent's session storage: its URL while a bank's page is open. Taken out on return. */
const PLACE = 'portalLeft';

/** Some parents have no storage; then the URL to which the bank leads back stays. */
const keepPlace = (url: string): void => {
  try {
    sessionStorage.setItem(PLACE, url);
  } catch {}
};

const takePlace = (): string | null => {
  try {
    const url = sessionStorage.getItem(PLACE);
    sessionStorage.removeItem(PLACE);
    return url;
  } catch {
    return null;
  }
};

/** Opens a bank's page that is on the parent's list, and remembers the parent's URL. */
export const leaveForPayment = (
  { hosts, leave }: Payments,
  page: unknown,
  log: (name: string, detail: unknown) => void,
): Answer<null, 'refused' | 'malformed'> => {
  if (!isPaymentPage(page)) return { ok: false, code: 'malformed' };
  log('leaveForPayment', page);
  const { url } = page;
  if (!hosts.includes(URL.parse(url)?.host ?? '')) return { ok: false, code: 'refused' };
  keepPlace(location.href);
  if (leave) leave(page);
  else location.assign(url);
  return { ok: true, value: null };
};

/** Takes a payment out of the parent's URL, and returns where the portal shows its result; null without one. */
export const takePaymentReturn = (): Destination | null => {
  const url = new URL(location.href);
  const { searchParams } = url;
  const payment = searchParams.get('payment');
  const state = searchParams.get('state');
  if (!payment || !state) return null;
  searchParams.delete('payment');
  searchParams.delete('state');
  history.replaceState(history.state, '', takePlace() ?? url);
  return { to: 'path', path: `/payments/payu-check?${new URLSearchParams({ payment, state })}` };
};
