import type * as v from 'valibot';
import type { Product } from '../../domain/catalogue/product.ts';
import { numericText } from '../../domain/numbers/numericText.ts';
import { resolveUrl } from '../serviceUrls.ts';
import type { productWire } from './schema.ts';

export const toProduct = (wire: v.InferOutput<typeof productWire>, productApi: string): Product => ({
  id: wire.id,
  name: wire.name,
  code: wire.code,
  remark: wire.remark,
  image: resolveUrl(wire.photourl, productApi),
  detailType: wire.detail_type,
  defaultTax: numericText(wire.default_tax),
  defaultPrice: numericText(wire.default_price),
  disabled: wire.disabled,
  soldOut: wire.sold_out,
  brand: wire.brand_name,
  line: wire.line_name,
  subline: wire.subline_name,
  barcode: wire.barcode,
  ean: wire.ean,
  manufacturerPart: wire.manufacturer_part,
  size: wire.size,
  weight: numericText(wire.weight),
});
