import type { CartLine } from '../cart/cartLine.ts';
import { minDecimal, toPositive, ZERO } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { unitFactor } from '../pricing/baseQuantity.ts';
import { toSize } from '../pricing/size.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';
import { toUsualQuantity, type UsualQuantities, type UsualQuantity } from './usualQuantity.ts';

type Line = Pick<CartLine, 'productId' | 'quantity' | 'unit' | 'goneUnit' | 'size' | 'typedSize'>;

const MAX_DECIMAL_PLACES = 6;

const unitOf = ({ unit, goneUnit }: Line): UnitOfMeasure | null => unit ?? goneUnit;

/** As the cart merges lines: quantities add up in the smaller unit. Other sizes than the first can't be added to it. */
function usualQuantityOf(lines: readonly [Line, ...Line[]]): UsualQuantity | null {
  const [first] = lines;
  const size = toSize(first);
  const sameSize = lines.filter((line) => toSize(line)?.text === size?.text);
  const factor = sameSize.map((line) => unitFactor(unitOf(line))).reduce(minDecimal);
  const unit = unitOf(sameSize.find((line) => unitFactor(unitOf(line)).eq(factor)) ?? first);
  const total = sameSize.reduce(
    (sum, line) => sum.plus((toPositive(line.quantity) ?? ZERO).times(unitFactor(unitOf(line)))),
    ZERO,
  );
  const quantity = formatForWire(total.div(factor).round(MAX_DECIMAL_PLACES));
  return toUsualQuantity({ quantity, unit, size });
}

export function usualQuantitiesOfLines(lines: readonly Line[]): {
  productIds: number[];
  usual: UsualQuantities;
} {
  const byProduct = new Map<number, [Line, ...Line[]]>();
  for (const line of lines) {
    const others = byProduct.get(line.productId);
    if (others) others.push(line);
    else byProduct.set(line.productId, [line]);
  }
  const usual = [...byProduct].flatMap(([productId, ofProduct]): [number, UsualQuantity][] => {
    const quantity = usualQuantityOf(ofProduct);
    return quantity ? [[productId, quantity]] : [];
  });
  return { productIds: [...byProduct.keys()], usual: Object.fromEntries(usual) };
}
