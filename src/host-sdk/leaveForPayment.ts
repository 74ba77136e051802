import type { Destination, PaymentPage } from '../bridge/contract.ts';
import type { PortalOptions } from './options.ts';

type Payments = NonNullable<PortalOptions['payments']>;

/** Opens a bank's page that is on the parent's list, and remembers the parent's URL. Returns whether it is listed. */
export const leaveForPayment = ({ hosts, leave }: Payments, page: PaymentPage): boolean => {
  const { url } = page;
  if (!hosts.includes(URL.parse(url)?.host ?? '')) return false;
  sessionStorage.portalLeft = location.href;
  if (leave) leave(page);
  else location.assign(url);
  return true;
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
  history.replaceState(history.state, '', sessionStorage.portalLeft ?? url);
  return { to: 'path', path: `/payments/payu-check?${new URLSearchParams({ payment, state })}` };
};
