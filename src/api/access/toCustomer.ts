import type * as v from 'valibot';
import type { Customer, ShippingAddress } from '../../domain/access/customer.ts';
import { addressLines } from '../../domain/checkout/addressLines.ts';
import { numericText } from '../../domain/numbers/numericText.ts';
import { settingNumber } from '../../domain/numbers/settingNumber.ts';
import type { shippingAddressWire, userWire } from './schema.ts';

export const toAddress = (wire: v.InferOutput<typeof shippingAddressWire>): ShippingAddress => ({
  lines: addressLines([wire.ship_address, wire.ship_address2, wire.ship_address3, wire.ship_address4]),
  city: wire.ship_city,
  state: wire.ship_state,
  zip: wire.ship_zipcode,
  country: wire.ship_country,
});

const nonEmptyAddress = (address: ShippingAddress): ShippingAddress | null =>
  address.lines.length > 0 || address.city !== '' ? address : null;

const ownAddress = (wire: v.InferOutput<typeof userWire>): ShippingAddress => {
  const place = { state: wire.ship_address_state, zip: wire.zipcode, country: wire.country };
  const lines = addressLines([wire.ship_address, wire.ship_address2, wire.ship_address3, wire.ship_address4]);
  return lines.length > 0 || wire.ship_address_city !== ''
    ? { lines, city: wire.ship_address_city, ...place }
    : { lines: addressLines([wire.client_address]), city: wire.client_city, ...place };
};

/** All addresses with the main one; one of the list may be the default instead. */
const shippingAddresses = (wire: v.InferOutput<typeof userWire>): Pick<Customer, 'address' | 'addresses'> => {
  const list = wire.shipping_address_list;
  const main = ownAddress(wire);
  const addresses = [main, ...list.map(toAddress)];
  return { address: addresses[list.findIndex(({ is_default }) => is_default) + 1] ?? main, addresses };
};

export const toCustomer = (wire: v.InferOutput<typeof userWire>): Customer => ({
  userId: wire.id,
  email: wire.email,
  companyId: wire.company_id,
  clientId: wire.client_id,
  clientCode: wire.client_code,
  clientName: wire.client_name,
  branchName: wire.client_branch_name,
  branchCode: wire.client_branch_code,
  taxNumber: wire.client_nit,
  city: wire.client_city,
  priceListId: wire.price_list_id,
  taxRate: numericText(wire.tax_rate),
  isTaxable: wire.is_taxable,
  terms: {
    name: wire.payterm_name,
    code: wire.payterm_code,
    days: settingNumber(wire.payterm_days) ?? 0,
  },
  creditLimit: numericText(wire.credit_limit),
  openBalance: numericText(wire.open_balance),
  gateways: wire.payment_gateway.map(({ platform, public_key }) => ({ platform, publicKey: public_key })),
  salesLogin: wire.mobile_user[0]?.login ?? '',
  ...shippingAddresses(wire),
  subCustomers: wire.sub_customers.map((sub) => ({
    id: sub.id,
    code: sub.code,
    name: sub.name,
    branchName: sub.branch_name,
    address: nonEmptyAddress(toAddress(sub)),
  })),
  forceShowPrice: wire.force_show_price,
  products: wire.products,
  requiresApproval: wire.require_order_approval,
  canApprove: wire.can_approve_orders,
  language: wire.language,
});
