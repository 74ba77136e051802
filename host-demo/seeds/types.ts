import type { UserWire } from '../../src/api/access/schema.ts';
import type { CategoryBundleWire, ProductWire } from '../../src/api/catalogue/schema.ts';
import type { CouponWire } from '../../src/api/checkout/schema.ts';
import type { CompanySettingsWire } from '../../src/api/checkout/settingsSchema.ts';
import type { DealWire } from '../../src/api/deals/schema.ts';
import type { PlaceWire } from '../../src/api/information/schema.ts';
import type { PriceRulesWire } from '../../src/api/pricing/schema.ts';
import type { RecommendationWire } from '../../src/api/recommendations/schema.ts';
import type { CompanyWire } from '../../src/api/tenant/schema.ts';
import type { InformationPage } from '../../src/domain/information/informationPage.ts';
import type { Language } from '../../src/domain/tenant/language.ts';
import type { GatewaySettings } from '../server/payments/gateways/gateway.ts';

export type TenantSeed = {
  company: CompanyWire;
  companySettings: CompanySettingsWire;
  seller?: Seller;
  pages?: PagesSeed;
  paymentSettings: Record<string, string>;
  gateways?: GatewaySeed[];
  warehouses: WarehouseSeed[];
  /** Generated one by one, so that 100,000 products need no memory. */
  products: () => Iterable<ProductSeed>;
  bundles: CategoryBundleWire[];
  coupons: CouponSeed[];
  deals: DealSeed[];
  customers: CustomerSeed[];
};

export type GatewaySeed = { settings: GatewaySettings; publicSettings: Record<string, string> };

export type Seller = {
  address: string[];
  /** ISO code. */
  country: string;
  taxNumber: string;
  bank: {
    name: string;
    holder: string;
    account: string;
    codes: Partial<Record<'routing' | 'transit' | 'iban' | 'bic', string>>;
  } | null;
};

/**
 * The information pages: texts are files `{page}.{language}.md` in `folder`. They are read at every start, so editing them and
 * starting again is how a company changes its pages.
 */
export type PagesSeed = {
  folder: string;
  language: Language;
  updatedOn?: Partial<Record<InformationPage, string>>;
  place?: Omit<PlaceWire, 'people'> & {
    people: { name: string; role: Record<Language, string>; phone?: string; email?: string }[];
  };
  /** `days`: how long it is valid from the day of the start. Its files are in `folder`, sizes in px. */
  flyer?: {
    title: string;
    days: number;
    pdf?: string;
    pages: { picture: string; width: number; height: number; text: string }[];
  };
};

/** `uses_per_customer`: how many transactions of one client may have it; without it any number. */
type CouponSeed = CouponWire & { expires_on: string | null; uses_per_customer?: number };

export type WarehouseSeed = { id: number; name: string };

export type ProductSeed = {
  product: ProductWire & { id: number };
  cost: number;
  units: { units: string; name: string; factor: number; allows_fractions?: boolean }[];
  stock: { warehouse_id: number; quantity: number }[];
  rules: Omit<PriceRulesWire, 'product_id'> | null;
};

/** Starts on the day of seeding and lasts so many days; null without an end. */
export type DealSeed = Omit<DealWire, 'date_from' | 'date_to'> & { days: number | null };

export type RecommendationSeed = Pick<RecommendationWire, 'id' | 'note' | 'products'>;

export type CustomerSeed = {
  user: UserWire;
  contactName?: string;
  password: string;
  pricing: CustomerPricing;
  /** The last year, newest last; `daysAgo` counts from the day of seeding. */
  past: PastTransaction[];
  recommendation: RecommendationSeed | null;
  partNumbers?: { number: string; product_id: number }[];
  documents: {
    favourites?: Record<string, unknown>;
    /** The cart; what the last order was shipped by stays in its details. */
    transaction?: Record<string, unknown>;
    notifications?: { messages: Record<string, SeedMessage> };
  };
};

/** Negative `percent` is cheaper; `nets` has net prices by product. */
export type CustomerPricing = { percent: number; nets: { product_id: number; net_price: number }[] };

export type PastTransaction = {
  kind: 'order' | 'invoice' | 'estimate';
  number: string;
  purchaseOrder?: string;
  daysAgo: number;
  status:
    | 'pending'
    | 'processing'
    | 'shipped'
    | 'delivered'
    | 'cancelled'
    | 'open'
    | 'overdue'
    | 'paid'
    | 'accepted';
  /** Invoices: the open share of the total, 0 to 1. */
  openShare: number;
  awaitsApproval?: boolean;
  lines: { product_id: number; quantity: number; units: string | null }[];
};

/** The customer's newest transaction of this kind and status, or the oldest. */
export type NoticeDocument = {
  kind: PastTransaction['kind'];
  status: PastTransaction['status'];
  isOldest?: boolean;
  /** Of the notice. */
  daysAgo: number;
};

export type SeedMessage = {
  id: string;
  body: string;
  date: string;
  is_read: boolean;
  updated_at: string;
  delete: boolean;
  document?: NoticeDocument;
};
