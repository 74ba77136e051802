import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readListPosition } from '../../state/catalogue/listPositions.ts';
import { usePortal } from '../../state/usePortal.ts';

/** The product from which the customer returns; 0 without one, or when the view has changed. */
export const useReturnProduct = (): number => {
  const portal = usePortal();
  const { key, search } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [initial] = useState(() => ({
    search,
    product: isReturn ? (readListPosition(portal, key, search)?.product ?? 0) : 0,
  }));
  return initial.search === search ? initial.product : 0;
};
