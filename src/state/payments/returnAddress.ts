import type { PaymentDependencies } from './paymentDependencies.ts';

/**
 * `screen`: the one that is left, as a path relative to the portal's base. `number`: the order's or the
 * (first) invoice's. `amount`: decimal text.
 */
export type ReturnPlace = {
  screen: string;
  number: string;
  amount: string;
};

/**
 * Where the browser comes back to from a bank's page (rules: Return from a bank): the parent's own address when the
 * parent leaves for it, else the screen with the number of what is paid, its amount, and a flag when the portal is
 * embedded. The back office adds the payment.
 */
export const returnAddress = (
  { base, parent }: Pick<PaymentDependencies['portal'], 'base' | 'parent'>,
  { screen, number, amount }: ReturnPlace,
): string => {
  if (parent?.payments) return parent.payments.returnUrl;
  const portal = new URL(base, window.location.href);
  const address = new URL(`${screen}/${encodeURIComponent(number)}`, portal);
  address.searchParams.set('amount', amount);
  if (parent) address.searchParams.set('embedded', '1');
  return address.href;
};
