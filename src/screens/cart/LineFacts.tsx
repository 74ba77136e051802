import { useTranslation } from 'react-i18next';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import { ONE, toPositive } from '../../domain/numbers/decimal.ts';
import { unitFactor } from '../../domain/pricing/baseQuantity.ts';
import type { PricedLine } from '../../domain/pricing/types.ts';

/** How many base units and what each costs: "2 × Case of 12 = 24 each, $8.17 each" (anchors: units explained). */
export function LineFacts({ line, price, hidden }: { line: CartLine; price: PricedLine; hidden: boolean }) {
  const { t } = useTranslation('cart');
  const format = useFormat();
  const { baseQuantity, originalNetPrice } = price;
  const base = t('line.pieces', { count: baseQuantity.toNumber(), number: format.number(baseQuantity) });
  const typed = format.number(line.quantity);
  const size = toPositive(line.size);
  const isCounted = line.unit !== null && !unitFactor(line.unit).eq(ONE);
  const hasSize = size !== null && !toPositive(line.quantity)?.times(unitFactor(line.unit)).eq(baseQuantity);
  const sized = hasSize ? ` × ${format.number(size)}` : '';
  const counted =
    isCounted || hasSize ? `${typed}${isCounted ? ` × ${line.unit?.name}` : ''}${sized} = ${base}` : base;
  const isOne = baseQuantity.eq(ONE) && !isCounted;
  return (
    <>
      {!isOne && `${counted}, `}
      <Price value={originalNetPrice} hidden={hidden} /> {t('line.each')}
    </>
  );
}
