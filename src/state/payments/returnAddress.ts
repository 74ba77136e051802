import type { PaymentDependencies } from './paymentDependencies.ts';
import type { PaymentTarget } from './paymentsService.ts';

const SCREENS: Readonly<Record<PaymentTarget['kind'], (paymentId: string) => string>> = {
  cart: (paymentId) => `checkout/${paymentId}`,
  invoices: (paymentId) => `account/${paymentId}`,
  form: () => 'payments/payu-check',
};

/**
 * Where the browser comes back to from a bank's page (specification §2): the parent's address when the parent leaves for it, else the
 * portal's screen with the payment's number, its amount, and a flag when the portal is embedded. `amount`: a decimal text.
 */
export const returnAddress = (
  { base, parent }: Pick<PaymentDependencies['portal'], 'base' | 'parent'>,
  kind: PaymentTarget['kind'],
  paymentId: string,
  amount: string,
): string => {
  if (parent?.payments) return parent.payments.returnUrl;
  const address = new URL(SCREENS[kind](paymentId), new URL(base, window.location.href));
  address.searchParams.set('amount', amount);
  if (parent) address.searchParams.set('embedded', '1');
  return address.href;
};
