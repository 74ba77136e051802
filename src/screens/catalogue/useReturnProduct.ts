import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readListPosition } from '../../state/catalogue/listPositions.ts';
import { usePortal } from '../../state/usePortal.ts';

/** The product that the customer left this list at; 0 when they didn't come back, or something else is shown by now. */
export const useReturnProduct = (): number => {
  const portal = usePortal();
  const { key, search } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [left] = useState(() => ({
    search,
    product: isReturn ? (readListPosition(portal, key, search)?.product ?? 0) : 0,
  }));
  return left.search === search ? left.product : 0;
};
