import type { ColumnType, Generated, Insertable, JSONColumnType, Kysely, Selectable } from 'kysely';
import type { UserWire } from '../../../src/api/access/schema.ts';
import type { CategoryBundleWire, ProductWire } from '../../../src/api/catalogue/schema.ts';
import type { CouponWire } from '../../../src/api/checkout/schema.ts';
import type { CompanySettingsWire } from '../../../src/api/checkout/settingsSchema.ts';
import type { DealWire } from '../../../src/api/deals/schema.ts';
import type { TransactionLineWire } from '../../../src/api/history/transactionLineSchema.ts';
import type { TransactionSummaryWire } from '../../../src/api/history/transactionSchema.ts';
import type { PageWire } from '../../../src/api/information/schema.ts';
import type { PriceRulesWire } from '../../../src/api/pricing/schema.ts';
import type { MetricRowWire, RecommendationWire } from '../../../src/api/recommendations/schema.ts';
import type { CompanyWire } from '../../../src/api/tenant/schema.ts';
import type { TransactionKind } from '../../../src/domain/history/transaction.ts';
import type { InformationPage } from '../../../src/domain/information/informationPage.ts';
import type { Language } from '../../../src/domain/tenant/language.ts';
import type { DocumentName } from '../../../src/sync/rules/cloudStore.ts';
import type { DocumentData } from '../../../src/sync/stores/schema.ts';
import type { Seller } from '../../seeds/types.ts';
import type { ApprovalTerms } from '../accounts/approvalTerms.ts';
import type { GatewaySettings } from '../payments/gateways/gateway.ts';
import type { Payform, PaymentFlow, Platform } from '../payments/payment.ts';
import type { PaymentState } from '../payments/paymentState.ts';

/** Decimals stay text, to be exact. */
type Numeric = ColumnType<string, string | number, string | number>;
type NullableNumeric = ColumnType<string | null, string | number | null, string | number | null>;
type Json<T extends object> = JSONColumnType<T>;
type NullableJson<T extends object> = JSONColumnType<T | null>;
/** yyyy-mm-dd */
type IsoDate = string;

type CompanyTable = {
  id: number;
  alias: string;
  data: Json<CompanyWire>;
  settings: Json<CompanySettingsWire & { seller?: Seller }>;
  payment_settings: Json<Record<string, string>>;
};

type WarehouseTable = { company_id: number; id: number; name: string };

type ProductTable = {
  company_id: number;
  id: number;
  default_price: NullableNumeric;
  cost: NullableNumeric;
  data: Json<ProductWire>;
  rules: NullableJson<Omit<PriceRulesWire, 'product_id'>>;
};

type ProductUnitTable = {
  company_id: number;
  product_id: number;
  position: number;
  units: string;
  name: string;
  factor: Numeric;
  allows_fractions: boolean;
};

type StockTable = { company_id: number; product_id: number; warehouse_id: number; quantity: Numeric };

type BundleTable = {
  company_id: number;
  id: number;
  position: number;
  data: Json<CategoryBundleWire>;
};

type CouponTable = {
  company_id: number;
  code: string;
  data: Json<CouponWire>;
  expires_on: IsoDate | null;
  /** How many transactions of one client may have it; null for any number. */
  uses_per_customer: number | null;
};

type ClientTable = {
  company_id: number;
  id: number;
  /** Difference from the list price in percent; negative is cheaper. */
  price_percent: Numeric;
  opening_balance: Numeric;
};

type ClientPriceTable = {
  company_id: number;
  client_id: number;
  product_id: number;
  net_price: Numeric;
};

type UserTable = {
  company_id: number;
  id: number;
  client_id: number;
  /** Lower case, unique per company. */
  email: string;
  password_hash: string;
  /** Incremented when the password changes, which invalidates older link tokens. */
  token_version: Generated<number>;
  /** Incremented when the user's PDF links are revoked. */
  document_links_version: Generated<number>;
  disabled: Generated<boolean>;
  data: Json<UserWire>;
  /** Absent entries have their defaults. */
  settings: ColumnType<UserSettings, string | undefined, string>;
};

type SessionTable = {
  id: string;
  company_id: number;
  user_id: number;
  rotation: Generated<number>;
  rotated_at: Date;
  started_at: Date;
  expires_at: Date;
  device: Generated<string>;
  country: Generated<string>;
};

export type UserSettings = {
  contact_name?: string;
  phone?: string;
  language?: Language;
  last_language?: Language;
  /** E-mails are sent unless these are false. */
  order_emails?: boolean;
  invoice_emails?: boolean;
  deal_emails?: boolean;
};

type SignupTable = {
  id: string;
  company_id: number;
  /** Lower case. */
  email: string;
  password_hash: string;
  /** `duplicate`: the e-mail has an account; nothing comes of it. */
  state: 'unverified' | 'pending' | 'active' | 'refused' | 'duplicate';
  /** Approved, perhaps before the e-mail was confirmed. */
  is_approved: Generated<boolean>;
  /** The existing client that the company has added it to; null for a new one. */
  client_id: Generated<number | null>;
  /** Of a new client; null before the decision, and for decisions of earlier versions. */
  terms: ColumnType<ApprovalTerms | null, string | undefined, string>;
  reason: Generated<string>;
  language: Language;
  data: Json<SignupFacts>;
  user_id: number | null;
  created_at: Date;
};

type SignupFacts = {
  contact_name: string;
  company_name: string;
  tax_id: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zipcode: string;
  country: string;
  customer_code: string;
};

/** Tax certificates; `content` is base64. */
type SignupDocumentTable = { signup_id: string; name: string; type: string; content: string };

type OneTimeLinkTable = {
  token_hash: string;
  company_id: number;
  purpose: 'activation' | 'reset';
  signup_id: string | null;
  user_id: number | null;
  expires_at: Date;
  spent_at: Date | null;
  /** The request that spent it, so that its repeat gets the same answer. */
  spent_by: string | null;
};

type SpentLinkTable = {
  id: string;
  company_id: number;
  session_id: string;
  spent_at: Date;
  expires_at: Date;
};

type TransactionTable = {
  id: string;
  company_id: number;
  client_id: number;
  user_id: number;
  kind: TransactionKind;
  transaction_number: string;
  cart_key: string | null;
  content_hash: string | null;
  transaction_date: IsoDate;
  due_date: IsoDate | null;
  ship_date: IsoDate | null;
  status: TransactionSummaryWire['status'];
  /** 0: pending, 1: approved, 2: refused; null: no approval needed. */
  approval_status: number | null;
  approval_comment: Generated<string>;
  /** Name of the approver at that time, or the e-mail where none was known; empty until decided. */
  approved_by: Generated<string>;
  /** Why the company has to look at it before it is processed; the customer, whose prices are hidden, isn't told. */
  held_for: HoldReason | null;
  currency_code: string;
  grossvalue: Numeric;
  discount: Numeric;
  tax: Numeric;
  shipping_cost: Numeric;
  payment_charge: Numeric;
  netvalue: Numeric;
  balance: NullableNumeric;
  /** What was paid for an order by card or bank account; it counts towards no balance. */
  paid_amount: ColumnType<string, string | number | undefined, string | number>;
  line_count: number;
  header: Json<TransactionHeader>;
  /** How often the links that pay it without login were revoked. */
  payment_links_revision: Generated<number>;
  /** Whether its envelope named the customer as the recipient of e-mails (`visit_opt`). */
  sends_mails: Generated<boolean>;
  /** The first response, which repeats return. */
  differences: Json<{ product_id: number | null; field: string; sent: string; stored: string }[]>;
  created_at: Date;
  step_dates: ColumnType<StepDates, string | undefined, string>;
};

/** When an order has reached a step, ISO 8601; when it was placed is `created_at`. */
export type StepDates = Partial<
  Record<'approved' | 'packed' | 'shipped' | 'delivered' | 'cancelled', string>
>;

/** The placing rules that are about amounts (rules: May it be placed?). */
export type HoldReason = 'below_minimum' | 'credit_exceeded' | 'unpaid';

type TransactionHeader = {
  client_name: string;
  client_payterm: string;
  /** Absent in older records. */
  client_payterm_days?: number;
  shipping_method_code: string;
  shipping_method_name: string;
  portal_coupons_code: string;
  remark: string;
  /** The customer's purchase order number. */
  f1: string;
  sub_customer_id: number | null;
  sub_customer_name?: string;
  client_shipaddress1: string;
  client_shipaddress2: string;
  client_shipaddress3: string;
  client_shipaddress4: string;
  ship_address_city: string;
  ship_address_state: string;
  zipcode: string;
  ship_address_country: string;
};

type TransactionLineTable = {
  transaction_id: string;
  company_id: number;
  client_id: number;
  position: number;
  product_id: number;
  quantity: Numeric;
  netvalue: Numeric;
  data: Json<TransactionLineWire>;
};

type DocumentTable = {
  company_id: number;
  email: string;
  name: DocumentName;
  revision: number;
  data: Json<DocumentData>;
};

type DealTable = {
  company_id: number;
  id: number;
  position: number;
  data: Json<Omit<DealWire, 'date_from' | 'date_to'>>;
  starts_on: IsoDate;
  ends_on: IsoDate | null;
};

type RecommendationTable = {
  company_id: number;
  id: string;
  client_id: number;
  made_on: IsoDate;
  data: Json<Pick<RecommendationWire, 'note' | 'products'>>;
};

type RecommendationMetricTable = {
  company_id: number;
  client_id: number;
  transaction_id: string;
  product_id: number;
  data: Json<MetricRowWire>;
};

/**
 * What has become of an e-mail. `sending`: a process has claimed it, and nothing of it has left. `handed_over`: the server may have it.
 * `refused`: by the server, for good. `uncertain`: handed over without an answer; it isn't sent again. `given_up`: too old.
 */
export type MailState = 'waiting' | 'sending' | 'handed_over' | 'sent' | 'refused' | 'uncertain' | 'given_up';

/** E-mails; they wait for ever where no SMTP server is configured. */
type OutboxTable = {
  id: string;
  company_id: number;
  /** Subject key; an e-mail with the same key is written once. */
  mail_key: string;
  recipient: string;
  sender: string;
  subject: string;
  body: string;
  created_at: Date;
  state: Generated<MailState>;
  /** How often it was claimed; also the number of the claim. */
  attempts: Generated<number>;
  next_attempt_at: ColumnType<Date, Date | undefined, Date>;
  claimed_at: Date | null;
  /** What the server last said, or the error. */
  answer: Generated<string>;
  attachment: ColumnType<MailAttachment | null, string | null | undefined, never>;
};

export type MailAttachment = {
  kind: 'transaction' | 'collection';
  id: string;
  userId: number;
  language: Language;
};

type InventoryCaptureTable = {
  company_id: number;
  client_id: number;
  customer_id: number;
  user_id: number;
  capture_number: string;
  lines: Json<{ product_id: number; quantity: string }[]>;
  created_at: Date;
};

type CounterTable = {
  /** A hash, so that no addresses and e-mails are kept. */
  key: string;
  count: number;
  ends_at: Date;
};

type PaymentGatewayTable = {
  company_id: number;
  platform: Platform;
  settings: Json<GatewaySettings>;
  /** For the browser; nothing of it is secret. */
  public_settings: Json<Record<string, string>>;
};

type PaymentTable = {
  id: string;
  company_id: number;
  client_id: number;
  user_id: number;
  /** Made by the portal, unique for each company: invoiceNumber, referenceCode and order_id of the providers. */
  payment_id: string;
  content_hash: string;
  platform: Platform;
  payform: Payform;
  flow: PaymentFlow;
  state: PaymentState;
  code: Generated<string>;
  message: Generated<string>;
  /** The provider's id. */
  reference: string | null;
  currency_code: string;
  amount: Numeric;
  /** The method's charge in `amount`; negative for a discount. */
  charge: Numeric;
  /** Percent; null for a fixed charge, or none. */
  charge_rate: Numeric | null;
  collection_value: Numeric;
  /** Whether the provider has the money, and not only a reservation of it. */
  is_captured: Generated<boolean>;
  /** The money has to go back: the payment had failed here, or its order was cancelled. */
  is_refund_due: Generated<boolean>;
  brand: Generated<string>;
  last_four: Generated<string>;
  transaction_id: string | null;
  /** The order or invoice that is placed with it, also after its removal. */
  placed: ColumnType<PlacedTransaction | null, string | undefined, string>;
  bank_url: string | null;
  return_url: string | null;
  return_reference: string;
  /** Reads the result without login. */
  nonce: string;
  created_at: Date;
  changed_at: Date;
  checked_at: Date;
  paid_at: Date | null;
};

export type PlacedTransaction = Pick<
  TransactionRow,
  'id' | 'kind' | 'transaction_number' | 'netvalue' | 'approval_status' | 'differences'
>;

/** A part of an invoice: reserved while its payment is at work, paid when it is recorded. */
type PaymentPartTable = { payment: string; invoice_id: string; value: Numeric };

type CollectionTable = {
  id: string;
  company_id: number;
  payment: string;
  sequence: number;
  number: string;
  collection_date: IsoDate;
};

type SavedMethodTable = {
  id: string;
  company_id: number;
  user_id: number;
  platform: Platform;
  payform: Payform;
  customer_reference: string;
  method_reference: string;
  brand: string;
  last_four: string;
  /** MM/YY */
  expiry: string;
  is_default: boolean;
  created_at: Date;
};

/** What a reader of a language sees; its text may be in another one. */
type CompanyPageTable = {
  company_id: number;
  page: InformationPage;
  language: Language;
  data: Json<PageWire>;
};

/** `content` in base64. */
type CompanyFileTable = { company_id: number; name: string; type: string; content: string };

type SpentCaptchaTable = { challenge_hash: string; expires_at: Date };

/** What happened and isn't told to customers yet; the database notes it (migration 017). */
type NotificationEventTable = {
  id: Generated<string>;
  company_id: number;
  kind: 'order_status' | 'approval_waiting' | 'approval_decided' | 'back_in_stock';
  transaction_id: string | null;
  product_id: number | null;
  status: Generated<string>;
  attempts: Generated<number>;
  claimed_at: Date | null;
};

type SentNotificationTable = { company_id: number; email: string; key: string; sent_at: Date };

type WatchedPriceTable = { company_id: number; email: string; product_id: number; price: Numeric };

type DailyJobTable = { name: string; done_for: IsoDate; started_at: Date | null };

/** What a push shows; `path` is the portal's. */
export type PushText = {
  title: string;
  body: string;
  path: string;
  tag: string;
  language: Language;
};

type PushTable = {
  id: Generated<string>;
  company_id: number;
  email: string;
  /** The device's id in the document `devices`. */
  device: string;
  notification: string;
  text: Json<PushText>;
  created_at: Date;
  attempts: Generated<number>;
  next_attempt_at: Date;
  claimed_at: Date | null;
};

type PartNumberTable = {
  company_id: number;
  client_id: number;
  /** The number without case and punctuation, unique per client. */
  folded: string;
  number: string;
  product_id: number;
};

type SecretTable = { name: string; value: string };

export type Schema = {
  companies: CompanyTable;
  warehouses: WarehouseTable;
  products: ProductTable;
  product_units: ProductUnitTable;
  stock: StockTable;
  bundles: BundleTable;
  coupons: CouponTable;
  clients: ClientTable;
  client_prices: ClientPriceTable;
  users: UserTable;
  sessions: SessionTable;
  spent_links: SpentLinkTable;
  transactions: TransactionTable;
  transaction_lines: TransactionLineTable;
  documents: DocumentTable;
  deals: DealTable;
  recommendations: RecommendationTable;
  recommendation_metrics: RecommendationMetricTable;
  outbox: OutboxTable;
  inventory_captures: InventoryCaptureTable;
  secrets: SecretTable;
  counters: CounterTable;
  payment_gateways: PaymentGatewayTable;
  payments: PaymentTable;
  payment_parts: PaymentPartTable;
  collections: CollectionTable;
  saved_methods: SavedMethodTable;
  signups: SignupTable;
  signup_documents: SignupDocumentTable;
  one_time_links: OneTimeLinkTable;
  company_pages: CompanyPageTable;
  company_files: CompanyFileTable;
  spent_captchas: SpentCaptchaTable;
  notification_events: NotificationEventTable;
  sent_notifications: SentNotificationTable;
  watched_prices: WatchedPriceTable;
  daily_jobs: DailyJobTable;
  pushes: PushTable;
  part_numbers: PartNumberTable;
};

export type Database = Kysely<Schema>;
export type TransactionRow = Selectable<TransactionTable>;
export type NewTransaction = Insertable<TransactionTable>;
export type PaymentRow = Selectable<PaymentTable>;
export type NewPayment = Insertable<PaymentTable>;
export type SavedMethodRow = Selectable<SavedMethodTable>;
export type NotificationEventRow = Selectable<NotificationEventTable>;
export type PushRow = Selectable<PushTable>;
export type MailRow = Selectable<OutboxTable>;
export type SignupRow = Selectable<SignupTable>;
export type OneTimeLinkRow = Selectable<OneTimeLinkTable>;
