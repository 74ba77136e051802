import type * as v from 'valibot';
import { GIFT_DETAIL_TYPE } from '../../domain/cart/cartLine.ts';
import { cityLine } from '../../domain/checkout/addressTexts.ts';
import type {
  PaymentLink,
  Seller,
  ShownLine,
  Transaction,
  TransactionLine,
  TransactionSummary,
} from '../../domain/history/transaction.ts';
import { numericText } from '../../domain/numbers/numericText.ts';
import { settingNumber } from '../../domain/numbers/settingNumber.ts';
import { resolveUrl } from '../serviceUrls.ts';
import { recordedPartNumbers, toRecordedPrice } from './recordedPrice.ts';
import type { sellerWire } from './sellerSchema.ts';
import { toPayment } from './toPayment.ts';
import type { transactionLineWire } from './transactionLineSchema.ts';
import type { transactionResponse, transactionSummaryWire } from './transactionSchema.ts';

type SummaryWire = v.InferOutput<typeof transactionSummaryWire>;

const toShownLine = (wire: NonNullable<SummaryWire['shown_line']>): ShownLine => ({
  name: wire.product_name,
  code: wire.product_code,
  quantity: numericText(wire.quantity),
  unit: wire.unit_of_measure,
  price: numericText(wire.price),
  others: wire.others,
});

export const toSummary = (wire: SummaryWire): TransactionSummary => ({
  id: wire.id,
  kind: wire.kind,
  number: wire.transaction_number,
  date: wire.transaction_date,
  dueDate: wire.due_date,
  status: wire.status,
  approvalStatus: wire.approval_status,
  approvalComment: wire.approval_comment,
  approvedBy: wire.approved_by,
  canCancel: wire.can_cancel,
  isUnderReview: wire.is_under_review,
  isClearing: wire.is_clearing,
  encryptedId: wire.encrypted_id,
  currency: wire.currency_code,
  net: numericText(wire.netvalue),
  balance: numericText(wire.balance),
  lineCount: wire.line_count,
  purchaseOrder: wire.f1,
  shipDate: wire.ship_date,
  steps: wire.order_steps.map(({ is_estimated, ...step }) => ({ ...step, isEstimated: is_estimated })),
  shownLine: wire.shown_line && toShownLine(wire.shown_line),
});

const toLine =
  (productApi: string) =>
  (wire: v.InferOutput<typeof transactionLineWire>): TransactionLine => ({
    ...toRecordedPrice(wire),
    productId: wire.product_id,
    name: wire.product_name,
    code: wire.product_code,
    partNumbers: recordedPartNumbers(wire.json_data),
    remark: wire.remark,
    image: resolveUrl(wire.product_image, productApi),
    subline: wire.product_subline,
    isGift: wire.detail_type === GIFT_DETAIL_TYPE,
    note: wire.order_detail_remark,
  });

const toPaymentLink = ({
  payment_link_id: id,
  payment_link_expires_at: expiresAt,
}: v.InferOutput<typeof transactionResponse>['transaction']): PaymentLink | null =>
  id === '' ? null : { id, expiresAt: expiresAt === '' ? null : new Date(expiresAt) };

const toSeller = (wire: v.InferOutput<typeof sellerWire> | null): Seller | null =>
  wire && {
    address: wire.address,
    country: wire.country,
    taxNumber: wire.tax_number,
    bank: wire.bank ?? {},
  };

export const toTransaction = (
  wire: v.InferOutput<typeof transactionResponse>['transaction'],
  productApi: string,
): Transaction => ({
  ...toSummary(wire),
  clientName: wire.client_name,
  subCustomerName: wire.sub_customer_name,
  gross: numericText(wire.grossvalue),
  discount: numericText(wire.discount),
  tax: numericText(wire.tax),
  shippingCost: numericText(wire.shipping_cost),
  paymentCharge: numericText(wire.payment_method_charge_amount),
  shippingMethod: wire.shipping_method_name,
  couponCode: wire.portal_coupons_code,
  terms: wire.client_payterm,
  termsDays: settingNumber(wire.client_payterm_days),
  notes: wire.remark,
  emailedTo: wire.emailed_to,
  requestedBy: wire.requested_by,
  address: [
    wire.client_shipaddress1,
    wire.client_shipaddress2,
    wire.client_shipaddress3,
    wire.client_shipaddress4,
    cityLine({ city: wire.ship_address_city, state: wire.ship_address_state, zip: wire.zipcode }),
  ].filter(Boolean),
  country: wire.ship_address_country,
  showsPrices: wire.lines.length > 0 && wire.lines.every((line) => line.force_show_price),
  lines: wire.lines.map(toLine(productApi)),
  payments: wire.payments.map(toPayment),
  paymentLink: toPaymentLink(wire),
  seller: toSeller(wire.seller),
});
