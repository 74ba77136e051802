import { PriceBreakButtons } from '../../components/PriceBreakButtons.tsx';
import type { Offer } from '../../domain/catalogue/product.ts';
import { orderForBreak } from '../../domain/pricing/orderForBreak.ts';
import { type PriceBreak, reachedBreak } from '../../domain/pricing/priceBreaks.ts';
import type { LinePrice } from '../../domain/pricing/types.ts';
import { useCompany } from '../../state/usePortal.ts';
import type { ProductOrdering } from '../../widgets/catalogue/useProductOrdering.ts';

type PriceBreaksProps = {
  offer: Offer;
  breaks: readonly PriceBreak[];
  ordering: ProductOrdering;
  price: LinePrice | undefined;
};

/** Pressing one sets the unit and the quantity that reach it. Nothing where there is one price. */
export function PriceBreaks({ offer, breaks, ordering, price }: PriceBreaksProps) {
  const { sizeInput } = useCompany().settings;
  if (breaks.length < 2) return null;
  const choose = ({ from }: PriceBreak) => {
    const { units } = offer;
    const size = ordering.size?.value ?? null;
    const { unit, quantity } = orderForBreak(from, { units, unit: ordering.unit, size, sizeInput });
    if (unit) ordering.changeUnit(unit);
    ordering.changeQuantity(quantity);
  };
  return (
    <PriceBreakButtons
      breaks={breaks}
      reached={price?.ok ? reachedBreak(breaks, price.baseQuantity) : null}
      onChoose={choose}
    />
  );
}
