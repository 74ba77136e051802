import type { CartLine } from '../cart/cartLine.ts';
import { cartLinePrice } from '../cart/linePrice.ts';
import type { Offer, Product } from '../catalogue/product.ts';
import { type Decimal, toDecimal } from '../numbers/decimal.ts';
import { baseUnitsPerQuantity, pricePerChosenUnit } from '../pricing/baseQuantity.ts';
import { priceLine } from '../pricing/priceLine.ts';
import type { PricingCustomer, PricingSettings, UnitOfMeasure } from '../pricing/types.ts';
import type { EcommerceItem } from './events.ts';

/** `hidden`: prices are hidden from this customer, so analytics gets none (rules: Hidden prices). */
export type ItemPricing = { settings: PricingSettings; customer: PricingCustomer; hidden: boolean };

type ProductDescription = Pick<Product, 'name' | 'brand' | 'line' | 'subline'>;

const toItem = (id: number, { name, brand, line, subline }: ProductDescription): EcommerceItem => ({
  item_id: String(id),
  item_name: name,
  ...(brand && { item_brand: brand }),
  ...(line && { item_category: line }),
  ...(subline && { item_category2: subline }),
});

const priceFields = (
  price: Decimal,
  unit: UnitOfMeasure | null,
): Pick<EcommerceItem, 'price' | 'item_variant'> => ({
  ...(unit && { item_variant: unit.code }),
  price: price.toNumber(),
});

/** The item has no price when prices are hidden, or the offer is null or has none. */
export const productItem = (product: Product, offer: Offer | null, pricing: ItemPricing): EcommerceItem => {
  const item = toItem(product.id, product);
  if (!offer || pricing.hidden) return item;
  const [unit = null] = offer.units;
  const { price, rules } = offer;
  const { defaultTax } = product;
  const line = priceLine({ quantity: '1', unit, size: null, price, rules, defaultTax, ...pricing });
  return line.ok ? { ...item, ...priceFields(pricePerChosenUnit(line.originalNetPrice, unit), unit) } : item;
};

/** `quantity` is in the line's unit. The price is the one at the line's full quantity. */
export const lineItem = (line: CartLine, quantity: Decimal | null, pricing: ItemPricing): EcommerceItem => {
  const { settings, customer, hidden } = pricing;
  const itemQuantity = quantity ?? toDecimal(line.quantity);
  const item = {
    ...toItem(line.productId, line),
    ...(line.section && { item_list_id: line.section }),
    ...(itemQuantity && { quantity: itemQuantity.toNumber() }),
  };
  const price = hidden ? null : cartLinePrice(line, settings, customer);
  if (!price?.ok) return item;
  return {
    ...item,
    ...priceFields(price.originalNetPrice.times(baseUnitsPerQuantity(line, settings.sizeInput)), line.unit),
  };
};
