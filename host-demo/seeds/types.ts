import type { CategoryBundleWire, ProductWire } from '../../src/api/catalogue/schema.ts';
import type { CouponWire } from '../../src/api/checkout/schema.ts';
import type { CompanySettingsWire } from '../../src/api/checkout/settingsSchema.ts';
import type { DealWire } from '../../src/api/deals/schema.ts';
import type { PriceRulesWire } from '../../src/api/pricing/schema.ts';
import type { RecommendationWire } from '../../src/api/recommendations/schema.ts';
import type { UserWire } from '../../src/api/session/schema.ts';
import type { CompanyWire } from '../../src/api/tenant/schema.ts';

/** What a demo company is made of. All of it is deterministic: the same call gives the same company, every day. */
export type TenantSeed = {
  company: CompanyWire;
  /** Answered by GET /company_settings, group by group. */
  companySettings: CompanySettingsWire;
  paymentSettings: Record<string, string>;
  warehouses: WarehouseSeed[];
  /** Made one after another, so that 100,000 need no memory. */
  products: () => Iterable<ProductSeed>;
  bundles: CategoryBundleWire[];
  coupons: (CouponWire & { expires_on: string | null })[];
  /** What its price rules amount to, said aloud. */
  deals: DealSeed[];
  customers: CustomerSeed[];
};

export type WarehouseSeed = { id: number; name: string };

export type ProductSeed = {
  product: ProductWire & { id: number };
  /** Cost per base unit. */
  cost: number;
  units: { units: string; name: string; factor: number }[];
  stock: { warehouse_id: number; quantity: number }[];
  /** Advanced price rules that hold for every customer of the company. */
  rules: Omit<PriceRulesWire, 'product_id'> | null;
};

/** Runs from the day of seeding for so many days; null: without an end. */
export type DealSeed = Omit<DealWire, 'date_from' | 'date_to'> & { days: number | null };

/** Made on the day of seeding. */
export type RecommendationSeed = Pick<RecommendationWire, 'id' | 'note' | 'products'>;

export type CustomerSeed = {
  user: UserWire;
  /** Plain text; hashed when it is stored. */
  password: string;
  /** What this customer pays beside the list price. */
  pricing: CustomerPricing;
  /** The last year, newest last; `daysAgo` counts from the day of seeding. */
  past: PastTransaction[];
  /** What the company recommends to this customer; null: nothing. */
  recommendation: RecommendationSeed | null;
  /** Documents of the cloud store as they should lie there. */
  documents: Partial<Record<'favourites' | 'notifications', Record<string, unknown>>>;
};

/** Negative `percent` is cheaper than the list; `nets` names products with a price agreed for this customer. */
export type CustomerPricing = { percent: number; nets: { product_id: number; net_price: number }[] };

export type PastTransaction = {
  kind: 'order' | 'invoice' | 'estimate';
  number: string;
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
  /** Invoices: what of the total is still to pay, as a share from 0 to 1. */
  openShare: number;
  /** An order that an approver hasn't answered yet. */
  awaitsApproval?: boolean;
  lines: { product_id: number; quantity: number; units: string | null }[];
};
