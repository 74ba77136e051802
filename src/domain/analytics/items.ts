import type { CartLine } from '../cart/cartLine.ts';
import { cartLinePrice } from '../cart/linePrice.ts';
import type { Offer, Product } from '../catalogue/product.ts';
import { type Decimal, toDecimal } from '../numbers/decimal.ts';
import { basePerTyped, pricePerChosenUnit } from '../pricing/baseQuantity.ts';
import { priceLine } from '../pricing/priceLine.ts';
import type { PricingCustomer, PricingSettings, UnitOfMeasure } from '../pricing/types.ts';
import type { AnalyticsItem } from './events.ts';

/** `hidden`: this customer sees no prices, and neither does analytics (specification §6). */
export type ItemTerms = { settings: PricingSettings; customer: PricingCustomer; hidden: boolean };

type Described = Pick<Product, 'name' | 'brand' | 'line' | 'subline'>;

const described = (id: number, { name, brand, line, subline }: Described): AnalyticsItem => ({
  item_id: String(id),
  item_name: name,
  ...(brand && { item_brand: brand }),
  ...(line && { item_category: line }),
  ...(subline && { item_category2: subline }),
});

const priced = (
  price: Decimal,
  unit: UnitOfMeasure | null,
): Pick<AnalyticsItem, 'price' | 'item_variant'> => ({
  ...(unit && { item_variant: unit.code }),
  price: price.toNumber(),
});

/** A product as it is shown: without its price where the terms have none, haven't come, or are hidden. */
export const productItem = (product: Product, offer: Offer | null, terms: ItemTerms): AnalyticsItem => {
  const item = described(product.id, product);
  if (!offer || terms.hidden) return item;
  const [unit = null] = offer.units;
  const { price, rules } = offer;
  const { defaultTax } = product;
  const line = priceLine({ quantity: '1', unit, size: null, price, rules, defaultTax, ...terms });
  return line.ok ? { ...item, ...priced(pricePerChosenUnit(line.originalNetPrice, unit), unit) } : item;
};

/** So many of a line, in the line's own unit; its price is that of the line, at the line's quantity. */
export const lineItem = (line: CartLine, quantity: Decimal | null, terms: ItemTerms): AnalyticsItem => {
  const { settings, customer, hidden } = terms;
  const many = quantity ?? toDecimal(line.quantity);
  const item = {
    ...described(line.productId, line),
    ...(line.section && { item_list_id: line.section }),
    ...(many && { quantity: many.toNumber() }),
  };
  const price = hidden ? null : cartLinePrice(line, settings, customer);
  if (!price?.ok) return item;
  return {
    ...item,
    ...priced(price.originalNetPrice.times(basePerTyped(line, settings.sizeInput)), line.unit),
  };
};
