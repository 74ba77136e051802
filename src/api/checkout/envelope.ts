import type { Customer, ShippingAddress } from '../../domain/access/customer.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import { invoiceNumber } from '../../domain/cart/orderNumber.ts';
import type { PricedCart } from '../../domain/cart/priceCart.ts';
import { deliveryAddress } from '../../domain/checkout/deliveryAddress.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import type { TransactionKind } from '../../domain/history/transaction.ts';
import type { Decimal } from '../../domain/numbers/decimal.ts';
import type { PartNumbers } from '../../domain/partNumbers/partNumbers.ts';
import type { ChosenPayment } from '../../domain/payments/paymentMethod.ts';
import type { Company } from '../../domain/tenant/company.ts';
import { MODULE_CODES } from '../../domain/tenant/transactionKind.ts';
import type {
  EstimateHeaderWire,
  InvoiceHeaderWire,
  OrderHeaderWire,
} from '../history/transactionHeaderSchema.ts';
import type { VisitRequest } from '../history/visitSchema.ts';
import { chargeWire } from './chargeWire.ts';
import { toLinesWire } from './envelopeLines.ts';

/** Dates are yyyy-mm-dd, `submittedAt` is ISO with seconds. */
export type EnvelopeInput = {
  kind: TransactionKind;
  cart: Cart;
  number: string;
  cartKey: string;
  priced: PricedCart;
  company: Company;
  customer: Customer;
  /** The customer's own, which their warehouse reads on the documents. */
  partNumbers: PartNumbers;
  shippingMethod: ShippingMethod | null;
  /** Null with payment terms. */
  payment: ChosenPayment | null;
  today: string;
  submittedAt: string;
  offset: string;
  shipDate: string;
  dueDate: string;
};

const toNumber = (value: Decimal): number => value.toNumber();

const addressWire = ({ lines, city, state, zip, country }: ShippingAddress) => ({
  client_shipaddress1: lines[0] ?? '',
  client_shipaddress2: lines[1] ?? '',
  client_shipaddress3: lines[2] ?? '',
  client_shipaddress4: lines[3] ?? '',
  ship_address_city: city,
  ship_address_state: state,
  zipcode: zip,
  ship_address_country: country,
});

const commonHeader = ({
  kind,
  cart,
  number,
  cartKey,
  priced,
  company,
  customer,
  shippingMethod,
  payment,
  shipDate,
}: EnvelopeInput) => ({
  order_number: number,
  invoice_number: invoiceNumber(number),
  client_id: customer.clientId,
  client_name: customer.clientName,
  client_code: customer.clientCode,
  client_branch_name: customer.branchName,
  client_branch_code: customer.branchCode,
  client_nit: customer.taxNumber,
  ...addressWire(deliveryAddress(customer, cart.details)),
  ship_date: shipDate,
  currency_code: company.currency || 'USD',
  remark: cart.details.notes,
  f1: cart.details.purchaseOrder,
  warehouse_id: cart.entries[0]?.line.warehouseId ?? null,
  client_payterm: customer.terms.name,
  client_payterm_code: customer.terms.code,
  client_payterm_days: customer.terms.days,
  shipping_method_code: shippingMethod?.code ?? '',
  shipping_method_name: shippingMethod?.name ?? '',
  shipping_cost: toNumber(priced.totals.shipping),
  f49: shippingMethod?.ruleId ? String(shippingMethod.ruleId) : '',
  portal_coupons_id: cart.details.coupon?.id ?? null,
  portal_coupons_code: cart.details.coupon?.code ?? '',
  portal_coupons_name: cart.details.coupon?.name ?? '',
  price_list_id: customer.priceListId,
  cnf_web_client_user_id: customer.userId,
  cnf_web_client_user_login: customer.email,
  ...chargeWire(payment, priced.totals.charge),
  json_data: JSON.stringify({ cart: cartKey }),
  module: MODULE_CODES[kind],
  approval_status: customer.requiresApproval ? 0 : null,
  sub_customer_id: cart.details.subCustomerId,
});

const toVisit = (input: EnvelopeInput): VisitRequest['visit'] => {
  const { totals } = input.priced;
  const common = commonHeader(input);
  const lines = toLinesWire(input.priced, input);
  const [gross, net] = [toNumber(totals.grossValue), toNumber(totals.netValue)];
  const [tax, discount] = [toNumber(totals.tax), toNumber(totals.discount)];
  if (input.kind === 'invoice') {
    const invoice: InvoiceHeaderWire = {
      ...common,
      invoice_date: input.today,
      invoice_due_date: input.dueDate,
      invoice_grossvalue: gross,
      invoice_netvalue: net,
      invoice_balance: net,
      invoice_tax: tax,
      invoice_discount: discount,
      invoiceDetailList: lines,
    };
    return { invoice: [invoice] };
  }
  if (input.kind === 'estimate') {
    const estimate: EstimateHeaderWire = {
      ...common,
      estimate_date: input.today,
      estimate_grossvalue: gross,
      estimate_netvalue: net,
      estimate_tax: tax,
      estimate_discount: discount,
      estimateDetailList: lines,
    };
    return { estimate: [estimate] };
  }
  const order: OrderHeaderWire = {
    ...common,
    order_date: input.today,
    order_grossvalue: gross,
    order_netvalue: net,
    order_tax: tax,
    order_discount: discount,
    orderDetailList: lines,
  };
  return { order: [order] };
};

const toMailAddresses = ({ company, customer }: EnvelopeInput): VisitRequest['visit_opt'] =>
  company.settings.emailNotificationsDisabled
    ? []
    : (
        [
          { name: 'From', value: company.notificationsEmail },
          { name: 'To', value: customer.email },
        ] as const
      ).filter(({ value }) => value !== '');

export const transactionEnvelope = (input: EnvelopeInput): VisitRequest => ({
  place_code: input.customer.clientCode,
  place_name: input.customer.clientName,
  place_type: 'CLIENT',
  visit_type: 'PORTAL',
  imei: 'web-client',
  date_from: input.submittedAt,
  mobile_datesync: input.submittedAt,
  gmt: input.offset,
  mobileUser: { login: input.customer.salesLogin },
  visit_opt: toMailAddresses(input),
  visit: toVisit(input),
});
