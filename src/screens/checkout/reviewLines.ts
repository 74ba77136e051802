import type { OrderLine } from '../../components/OrderLines.tsx';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import type { PricedCart } from '../../domain/cart/priceCart.ts';
import { giftTitle, productTitle } from '../../domain/catalogue/productTitle.ts';
import type { PartNumbers } from '../../domain/partNumbers/partNumbers.ts';
import { sizeText } from '../../domain/pricing/size.ts';
import type { Gift } from '../../domain/pricing/types.ts';
import type { CompanySettings } from '../../domain/tenant/company.ts';

/** Lines without a price are left out. */
export const reviewLines = (
  lines: PricedCart['lines'],
  gifts: readonly Gift[],
  settings: CompanySettings,
  { problemOf, numbers }: { problemOf(line: CartLine): string | undefined; numbers: PartNumbers },
): OrderLine[] => [
  ...lines.flatMap(({ line, price, amounts }, index): OrderLine[] => {
    if (!price.ok) return [];
    const { name, details } = productTitle({ ...line, barcode: '' }, settings);
    return [
      {
        key: `${line.productId} ${index}`,
        name,
        detail: details[0] ?? '',
        ownNumbers: numbers.byProduct.get(line.productId) ?? [],
        image: line.imageUrl,
        quantity: line.quantity,
        unit: line.unit?.name ?? '',
        size: settings.sizeInput ? sizeText(line.size, line.typedSize) : '',
        isGift: false,
        note: line.note,
        amount: price.gross.minus(price.discount),
        baseQuantity: price.baseQuantity,
        unitPrice: price.originalNetPrice,
        problem: problemOf(line),
        explain: ({ explainLine }) =>
          explainLine(price, settings.sizeInput ? line : { ...line, size: null }, { amounts }),
      },
    ];
  }),
  ...gifts.map((gift) => ({
    key: `gift ${gift.productId}`,
    name: giftTitle(gift, settings),
    detail: gift.productCode ?? '',
    ownNumbers: [],
    image: gift.imageUrl ?? '',
    quantity: gift.quantity.toFixed(),
    unit: '',
    size: '',
    isGift: true,
    note: '',
    amount: null,
    baseQuantity: null,
    unitPrice: null,
    explain: null,
  })),
];
