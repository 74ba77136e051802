import type { Decimal, NumericInput } from '../numbers/decimal.ts';
import type { Money } from '../numbers/money.ts';
import type { Quantity } from '../numbers/quantity.ts';

/**
 * One unit holds `factor` base units (rules: Quantity of a line). `allowsFractions`: weights and lengths can be ordered in
 * fractions; without it only whole units (`fitsUnit`).
 */
export type UnitOfMeasure = {
  code: string;
  name: string;
  factor: NumericInput;
  allowsFractions?: boolean | undefined;
};

/** The price service's response for a product and this customer, per base unit. */
export type PriceData = {
  defaultPrice: NumericInput;
  defaultCost?: NumericInput;
  netValue?: NumericInput;
  netPrice?: NumericInput;
  adjustValue?: NumericInput;
  /** The back office's own JSON about the price. It goes back with the order line. */
  sourceData?: string | undefined;
};

/** In base units. An absent or zero `maxValue` is no limit; an absent `minValue` is 0. */
export type QuantityRange = { minValue?: NumericInput; maxValue?: NumericInput };

export type SpecialPriceRuleName =
  | 'FIXED_PRICE'
  | 'SCALE_PRICE'
  | 'STEP_PRICE'
  | 'COST_MARGIN'
  | 'SCALE_MARGIN';

export type DiscountRuleName = 'COMMERCIAL_DISCOUNT' | 'SCALE_DISCOUNT';

export type RuleName = 'CUSTOMER_PRICE' | SpecialPriceRuleName | DiscountRuleName;

export type SpecialPriceEntry = QuantityRange & {
  rule: string;
  name: string | null;
  price?: NumericInput;
  base?: NumericInput;
  value?: NumericInput;
};

export type DiscountEntry = QuantityRange & {
  rule: string;
  name: string | null;
  isPercent: boolean;
  value: NumericInput;
};

export type GiftEntry = QuantityRange & {
  productId: number;
  quantity: NumericInput;
  step?: NumericInput;
  productName?: string;
  productCode?: string;
  imageUrl?: string;
};

export type TaxEntry = { name: string | null; value: NumericInput; isPercent: boolean };

/** (rules: Amounts of a line) */
export type TaxOrigin = 'exempt' | 'rules' | 'product' | 'customer';

/** The advanced price rules of a product, each list in the order received. */
export type PriceRules = {
  specialPrices: readonly SpecialPriceEntry[];
  discounts: readonly DiscountEntry[];
  gifts: readonly GiftEntry[];
  taxes: readonly TaxEntry[];
};

export type PricingSettings = { priceDecimals: number; sizeInput: boolean; advancedPriceRules: boolean };

export type PricingCustomer = { isTaxable: boolean; taxRate: NumericInput };

/** Unrounded, per base unit. */
export type TrailStep = { rule: string; name: string | null; before: Decimal; after: Decimal };

/** `quantity` counts base units. */
export type Gift = {
  productId: number;
  quantity: Decimal;
  productName: string | null;
  productCode: string | null;
  imageUrl: string | null;
};

export type PriceLineInput = {
  quantity: NumericInput;
  unit: UnitOfMeasure | null;
  size: NumericInput;
  price: PriceData | null;
  rules: PriceRules | null;
  defaultTax: NumericInput;
  settings: PricingSettings;
  customer: PricingCustomer;
};

/** Prices are per base unit, amounts have 2 decimals and are before any coupon. */
export type PricedLine = {
  ok: true;
  baseQuantity: Quantity;
  originalPrice: Decimal;
  productPrice: Decimal;
  productDiscount: Decimal;
  originalNetPrice: Decimal;
  gross: Money;
  discount: Money;
  tax: Money;
  net: Money;
  /** They apply again when a coupon lowers the line's amount. */
  taxes: readonly TaxEntry[];
  taxOrigin: TaxOrigin;
  gifts: readonly Gift[];
  trail: readonly TrailStep[];
};

export type UnpricedLine = { ok: false; reason: 'price_unavailable' | 'quantity_invalid' };

export type LinePrice = PricedLine | UnpricedLine;
