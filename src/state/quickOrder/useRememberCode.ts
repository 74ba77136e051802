import { useState } from 'react';
import { type PartNumberProblem, useChangePartNumber } from '../partNumbers/useChangePartNumber.ts';
import type { Outcome } from '../result.ts';
import { useQuickOrderService } from './useQuickOrderService.ts';

/** Keeps a code as the customer's own part number of a product. `isSaved`: it is kept, or on its way. */
export const useRememberCode = (code: string, productId: number) => {
  const change = useChangePartNumber();
  const { state, actions } = useQuickOrderService();
  const [isSaved, setSaved] = useState(false);
  const remember = async (): Promise<Outcome<PartNumberProblem>> => {
    setSaved(true);
    const saved = await change(code, productId);
    if (!saved.ok) {
      setSaved(false);
      return saved;
    }
    // What the code meant before no longer holds: it is asked again for other rows.
    state.setState(({ matches }) => ({ matches: new Map([...matches].filter(([known]) => known !== code)) }));
    actions()?.retry();
    return saved;
  };
  return { isSaved, remember };
};
