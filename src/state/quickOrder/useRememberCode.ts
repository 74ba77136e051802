import { useState } from 'react';
import { CallError } from '../../api/callError.ts';
import { savePartNumber } from '../../api/partNumbers/savePartNumber.ts';
import type { Outcome } from '../result.ts';
import { usePortal } from '../usePortal.ts';

/** Keeps a code as the customer's own part number of a product. `isSaved`: it is kept, or on its way. */
export const useRememberCode = (code: string, productId: number) => {
  const { http, errors } = usePortal();
  const [isSaved, setSaved] = useState(false);
  const remember = async (): Promise<Outcome<'failed'>> => {
    setSaved(true);
    try {
      await savePartNumber(http, code, productId);
      return { ok: true };
    } catch (error) {
      if (!(error instanceof CallError)) errors.report('Saving a part number', error);
      setSaved(false);
      return { ok: false, reason: 'failed' };
    }
  };
  return { isSaved, remember };
};
