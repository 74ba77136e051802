import { isSameAddress } from '../../domain/checkout/deliveryAddress.ts';
import { knownAddresses } from '../../domain/checkout/knownAddresses.ts';
import { type AddressField, missingAddressFields } from '../../domain/checkout/missingAddressFields.ts';
import type { OrderBlocker } from '../../domain/checkout/orderBlockers.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';

/** No field can fix these, so they are shown before the first attempt too. */
const ALWAYS_VISIBLE: readonly OrderBlocker[] = [
  'below_minimum',
  'not_shipped_here',
  'credit_exceeded',
  'no_gateway',
];

export const visibleReasonsOf = (
  reasons: readonly OrderBlocker[],
  showsErrors: boolean,
): ReadonlySet<OrderBlocker> =>
  new Set(reasons.filter((reason) => showsErrors || ALWAYS_VISIBLE.includes(reason)));

export type IssueReason = OrderBlocker | AddressField | 'changed';

export type CheckoutSectionName = 'who' | 'where' | 'how' | 'terms' | 'reference' | 'review' | 'total';

const SECTIONS: Readonly<Record<IssueReason, CheckoutSectionName>> = {
  sub_customer_required: 'who',
  line: 'where',
  city: 'where',
  state: 'where',
  address_required: 'where',
  not_shipped_here: 'where',
  shipping_method_required: 'how',
  credit_exceeded: 'terms',
  no_gateway: 'terms',
  payment_required: 'terms',
  no_lines: 'review',
  unit_required: 'review',
  changed: 'review',
  below_minimum: 'total',
};

const emptyAddressFields = ({ details, customer }: Checkout): AddressField[] => {
  const { address, subCustomerId } = details;
  const addresses = knownAddresses(customer, subCustomerId);
  if (!address || addresses.some((candidate) => isSameAddress(candidate, address))) return [];
  return missingAddressFields(address);
};

export type CheckoutIssue = { reason: IssueReason; section: CheckoutSectionName };

/** All that keeps the order from being placed, in the order of the page. Empty address fields are named one by one. */
export const checkoutIssues = (checkout: Checkout): CheckoutIssue[] => {
  const fields = emptyAddressFields(checkout);
  const found = new Set<IssueReason>([...checkout.reasons, ...fields]);
  if (fields.length > 0) found.delete('address_required');
  if (checkout.isChanged) found.add('changed');
  return Object.entries(SECTIONS).flatMap(([name, section]) => {
    const reason = [...found].find((candidate) => candidate === name);
    return reason ? [{ reason, section }] : [];
  });
};
