import { useState } from 'react';
import { type PartNumberProblem, useChangePartNumber } from '../partNumbers/useChangePartNumber.ts';
import type { Outcome } from '../result.ts';

/** Keeps a code as the customer's own part number of a product. `isSaved`: it is kept, or on its way. */
export const useRememberCode = (code: string, productId: number) => {
  const change = useChangePartNumber();
  const [isSaved, setSaved] = useState(false);
  const remember = async (): Promise<Outcome<PartNumberProblem>> => {
    setSaved(true);
    const saved = await change(code, productId);
    if (!saved.ok) setSaved(false);
    return saved;
  };
  return { isSaved, remember };
};
