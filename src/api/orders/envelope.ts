import type { Cart } from '../../domain/cart/cart.ts';
import { GIFT_DETAIL_TYPE } from '../../domain/cart/cartLine.ts';
import type { PricedCart, PricedCartLine } from '../../domain/cart/priceCart.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import { MODULE_CODES, type TransactionKind } from '../../domain/checkout/transactionKind.ts';
import type { Decimal } from '../../domain/numbers/decimal.ts';
import type { ChosenPayment } from '../../domain/payments/paymentMethod.ts';
import { unitFactor } from '../../domain/pricing/baseQuantity.ts';
import type { Gift } from '../../domain/pricing/types.ts';
import type { Customer, ShippingAddress } from '../../domain/session/customer.ts';
import type { Company } from '../../domain/tenant/company.ts';
import { chargeWire } from './chargeWire.ts';
import { taxesJson } from './recordedPrice.ts';
import type {
  EstimateHeaderWire,
  InvoiceHeaderWire,
  OrderHeaderWire,
  TransactionLineWire,
  VisitRequest,
} from './schema.ts';

/** Everything that a transaction is made of, with the clock already read. Dates are yyyy-mm-dd, `at` is ISO with seconds. */
export type EnvelopeFacts = {
  kind: TransactionKind;
  cart: Cart;
  priced: PricedCart;
  company: Company;
  customer: Customer;
  shippingMethod: ShippingMethod | null;
  /** Null: on terms. */
  payment: ChosenPayment | null;
  today: string;
  at: string;
  offset: string;
  shipDate: string;
  dueDate: string;
};

const number = (value: Decimal): number => value.toNumber();

const lineWire = ({ line, price, amounts }: PricedCartLine, customer: Customer): TransactionLineWire[] => {
  if (!amounts) return [];
  return [
    {
      product_id: line.productId,
      product_name: line.name,
      product_code: line.code,
      product_image: line.imageUrl,
      quantity: line.quantity,
      product_price: number(price.productPrice),
      product_discount: number(price.productDiscount),
      original_price: number(price.originalPrice),
      original_netprice: number(price.originalNetPrice),
      product_default_tax: line.defaultTax ?? null,
      product_line: line.line,
      product_subline: line.subline,
      product_brand: line.brand,
      warehouse_id: line.warehouseId,
      units: line.unit?.code ?? '',
      factor: number(unitFactor(line.unit)),
      size: line.size,
      user_input_size: line.typedSize,
      detail_type: null,
      order_detail_remark: line.note,
      order_detail_grossvalue: number(amounts.gross),
      order_detail_tax: number(amounts.tax),
      order_detail_netvalue: number(amounts.net),
      order_detail_discount: number(amounts.discount),
      order_detail_internal_remark: amounts.coupon.toFixed(2),
      json_data: taxesJson(price),
      price_rules_json_data: JSON.stringify(price.trail),
      unit_of_measure: line.unit?.name ?? '',
      force_show_price: customer.forceShowPrice,
      section_added: line.section,
      default_cost: line.price?.defaultCost ?? null,
      remark: line.remark,
    },
  ];
};

/** A gift is a line of its own, of detail type 1 and price 0 (rules: Amounts of a line). */
const giftWire = (gift: Gift): TransactionLineWire => ({
  product_id: gift.productId,
  product_name: gift.productName ?? '',
  product_code: gift.productCode ?? '',
  product_image: gift.imageUrl ?? '',
  quantity: number(gift.quantity),
  product_price: 0,
  product_discount: 0,
  original_price: 0,
  original_netprice: 0,
  factor: 1,
  detail_type: GIFT_DETAIL_TYPE,
  order_detail_grossvalue: 0,
  order_detail_tax: 0,
  order_detail_netvalue: 0,
  order_detail_discount: 0,
});

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
  priced,
  company,
  customer,
  shippingMethod,
  payment,
  shipDate,
}: EnvelopeFacts) => ({
  order_number: cart.details.orderNumber,
  invoice_number: kind === 'invoice' ? cart.details.orderNumber : '',
  client_id: customer.clientId,
  client_name: customer.clientName,
  client_code: customer.clientCode,
  client_branch_name: customer.branchName,
  client_branch_code: customer.branchCode,
  client_nit: customer.taxNumber,
  ...addressWire(cart.details.address ?? customer.address),
  ship_date: shipDate,
  currency_code: company.currency,
  remark: cart.details.notes,
  f1: cart.details.purchaseOrder,
  warehouse_id: cart.entries[0]?.line.warehouseId ?? null,
  client_payterm: customer.terms.name,
  client_payterm_code: customer.terms.code,
  client_payterm_days: customer.terms.days,
  shipping_method_code: shippingMethod?.code ?? '',
  shipping_method_name: shippingMethod?.name ?? '',
  shipping_cost: number(priced.totals.shipping),
  f49: shippingMethod?.ruleId ? String(shippingMethod.ruleId) : '',
  portal_coupons_id: cart.details.coupon?.id ?? null,
  portal_coupons_code: cart.details.coupon?.code ?? '',
  portal_coupons_name: cart.details.coupon?.name ?? '',
  price_list_id: customer.priceListId,
  cnf_web_client_user_id: customer.userId,
  cnf_web_client_user_login: customer.email,
  ...chargeWire(payment, priced.totals.charge),
  json_data: '',
  module: MODULE_CODES[kind],
  approval_status: customer.requiresApproval ? 0 : null,
  sub_customer_id: cart.details.subCustomerId,
});

const visitOf = (facts: EnvelopeFacts): VisitRequest['visit'] => {
  const { totals } = facts.priced;
  const common = commonHeader(facts);
  const lines = [
    ...facts.priced.lines.flatMap((line) => lineWire(line, facts.customer)),
    ...facts.priced.gifts.map(giftWire),
  ];
  const [gross, net] = [number(totals.grossValue), number(totals.netValue)];
  const [tax, discount] = [number(totals.tax), number(totals.discount)];
  if (facts.kind === 'invoice') {
    const invoice: InvoiceHeaderWire = {
      ...common,
      invoice_date: facts.today,
      invoice_due_date: facts.dueDate,
      invoice_grossvalue: gross,
      invoice_netvalue: net,
      invoice_balance: net,
      invoice_tax: tax,
      invoice_discount: discount,
      invoiceDetailList: lines,
    };
    return { invoice: [invoice] };
  }
  if (facts.kind === 'estimate') {
    const estimate: EstimateHeaderWire = {
      ...common,
      estimate_date: facts.today,
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
    order_date: facts.today,
    order_grossvalue: gross,
    order_netvalue: net,
    order_tax: tax,
    order_discount: discount,
    orderDetailList: lines,
  };
  return { order: [order] };
};

const mailsOf = ({ company, customer }: EnvelopeFacts): VisitRequest['visit_opt'] =>
  company.settings.emailNotificationsDisabled
    ? []
    : [
        { name: 'From', value: company.notificationsEmail },
        { name: 'To', value: customer.email },
      ];

/** The transaction envelope that the back office takes (specification §3, visit). Pure: the clock was read before. */
export const transactionEnvelope = (facts: EnvelopeFacts): VisitRequest => ({
  place_code: facts.customer.clientCode,
  place_name: facts.customer.clientName,
  place_type: 'CLIENT',
  visit_type: 'PORTAL',
  imei: 'web-client',
  date_from: facts.at,
  mobile_datesync: facts.at,
  gmt: facts.offset,
  mobileUser: { login: facts.customer.salesLogin },
  visit_opt: mailsOf(facts),
  visit: visitOf(facts),
});
