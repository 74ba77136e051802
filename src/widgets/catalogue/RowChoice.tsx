import { SizeTag } from '../../components/SizeTag.tsx';
import { UnitSelect } from '../../components/UnitSelect.tsx';
import { useStableHandler } from '../../design-system/useStableHandler.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import type { ProductOrdering } from './useProductOrdering.ts';

type ChoiceProps = { name: string; ordering: ProductOrdering };

/** Nothing until the units are known, and without any. */
export function RowUnit({
  name,
  ordering,
  offer,
  borderless = true,
}: ChoiceProps & { offer: Offer | null; borderless?: boolean }) {
  const changeUnit = useStableHandler(ordering.changeUnit);
  if (!offer || offer.units.length === 0) return null;
  return (
    <UnitSelect
      product={name}
      units={offer.units}
      value={ordering.unit}
      onChange={changeUnit}
      borderless={borderless}
    />
  );
}

export function RowSize({ name, ordering }: ChoiceProps) {
  if (!ordering.size) return null;
  return <SizeTag product={name} size={ordering.size} onClear={() => ordering.changeSize(null)} />;
}
