import type { PaymentTarget } from './paymentsService.ts';

/** The identity of what is paid, whatever the order of the invoices: another one is another payment. Empty for no invoices. */
export const paymentTargetKey = (target: PaymentTarget): string => {
  switch (target.kind) {
    case 'cart':
      return `cart.${target.key}`;
    case 'form':
      return `form.${target.invoice.id}`;
    case 'invoices': {
      const ids = target.parts.map(({ invoice }) => invoice.id).toSorted();
      return ids.length === 0 ? '' : `invoices.${ids.join('.')}`;
    }
  }
};
