import { useCustomer, usePricesHidden } from '../usePortal.ts';

/** Whether the customer can pay invoices here: the company has a payment gateway, and prices are visible. */
export const useCanPayInvoices = (): boolean => {
  const customer = useCustomer();
  const hidden = usePricesHidden();
  return customer !== null && customer.gateways.length > 0 && !hidden;
};
