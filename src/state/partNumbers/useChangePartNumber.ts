import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../api/callError.ts';
import { type PartNumberChange, savePartNumbers } from '../../api/partNumbers/savePartNumbers.ts';
import type { PartNumbers } from '../../domain/partNumbers/partNumbers.ts';
import { withNumber } from '../../domain/partNumbers/toPartNumbers.ts';
import type { Outcome } from '../result.ts';
import { failed, useChange } from '../useChange.ts';
import { usePortal } from '../usePortal.ts';
import { PART_NUMBERS } from './usePartNumbers.ts';

export type PartNumberProblem = 'failed' | 'limit' | 'not_sold' | 'product_code';

const REASONS: Partial<Record<string, PartNumberProblem>> = {
  too_many_part_numbers: 'limit',
  product_unavailable: 'not_sold',
  number_is_code: 'product_code',
};

export const partNumberProblem = (error: unknown): PartNumberProblem =>
  (error instanceof CallError && REASONS[error.code]) || failed();

/** Keeps a number for a product, of which it then is the only one's; null forgets the number. Shown once it is stored. */
export const useChangePartNumber = () => {
  const { http } = usePortal();
  const queries = useQueryClient();
  const change = useChange({
    scope: 'part-numbers',
    onStored: (stored: PartNumberChange) => {
      const update = (numbers: PartNumbers | undefined) =>
        numbers && withNumber(numbers, stored.number, stored.productId);
      queries.setQueryData<PartNumbers>(PART_NUMBERS, update);
    },
    reasonOf: partNumberProblem,
  });
  return (number: string, productId: number | null): Promise<Outcome<PartNumberProblem>> =>
    change('Saving a part number', async () => {
      const stored = { number, productId };
      await savePartNumbers(http, [stored]);
      return stored;
    });
};
