import type { OrderLine } from '../../components/OrderLines.tsx';
import type { PricedCart } from '../../domain/cart/priceCart.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import type { Gift } from '../../domain/pricing/types.ts';
import type { CompanySettings } from '../../domain/tenant/company.ts';

/** The lines and gifts of a cart as they will stand on the order; lines without a price are not among them. */
export const reviewLines = (
  lines: PricedCart['lines'],
  gifts: readonly Gift[],
  settings: CompanySettings,
): OrderLine[] => [
  ...lines.flatMap(({ line, price }, at): OrderLine[] => {
    if (!price.ok) return [];
    const { name, details } = productTitle({ ...line, barcode: '' }, settings);
    return [
      {
        key: `${line.productId} ${at}`,
        name,
        detail: details[0] ?? '',
        image: line.imageUrl,
        quantity: line.quantity,
        unit: line.unit?.name ?? '',
        isGift: false,
        amount: price.gross.minus(price.discount),
      },
    ];
  }),
  ...gifts.map(({ productId, productName, productCode, imageUrl, quantity }) => ({
    key: `gift ${productId}`,
    name: productName ?? productCode ?? '',
    detail: productCode ?? '',
    image: imageUrl ?? '',
    quantity: quantity.toFixed(),
    unit: '',
    isGift: true,
    amount: null,
  })),
];
