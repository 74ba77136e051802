import type { VirtualListPosition } from '../../design-system/virtualRowsProps.ts';
import type { CatalogueService } from '../../state/catalogue/catalogueService.ts';
import type { ListPosition } from '../../state/catalogue/listPositions.ts';

/** `offset` is the scroll position; the measurements make it mean the same rows. */
export type MeasuredPosition = ListPosition & Pick<VirtualListPosition, 'offset' | 'measurements'>;

const positions = new WeakMap<CatalogueService, Map<string, MeasuredPosition>>();

/** Positions by history entry, until the customer logs out. */
export const positionsOf = (catalogue: CatalogueService): Map<string, MeasuredPosition> => {
  const existing = positions.get(catalogue) ?? new Map<string, MeasuredPosition>();
  positions.set(catalogue, existing);
  return existing;
};
