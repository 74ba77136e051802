import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SettledNumbers } from '../../domain/partNumbers/settleNumbers.ts';
import type { ListProblem, ListSource } from '../../platform/lists/readListSource.ts';
import { type PartNumberProblem, partNumberProblem } from '../partNumbers/useChangePartNumber.ts';
import { PART_NUMBERS } from '../partNumbers/usePartNumbers.ts';
import type { Result } from '../result.ts';
import { usePortal } from '../usePortal.ts';
import { importPartNumbers } from './importPartNumbers.ts';
import { readList } from './readList.ts';

type ImportProblem = ListProblem | PartNumberProblem;

/** `isReading`: it is read or saved; `last`: what became of the last list, null before the first. */
export type PartNumberImport = {
  isReading: boolean;
  last: Result<SettledNumbers, ImportProblem> | null;
  read(source: ListSource): Promise<void>;
};

/** Reads lists of own part numbers and saves them. */
export const usePartNumberImport = (): PartNumberImport => {
  const { http, base, errors } = usePortal();
  const queries = useQueryClient();
  const [isReading, setReading] = useState(false);
  const [last, setLast] = useState<PartNumberImport['last']>(null);
  const take = async (source: ListSource): Promise<NonNullable<PartNumberImport['last']>> => {
    try {
      const read = await readList(base, source);
      if (!read.ok) return read;
      return { ok: true, value: await importPartNumbers(http, read.list) };
    } catch (error) {
      errors.report('Importing part numbers', error);
      return { ok: false, reason: partNumberProblem(error) };
    }
  };
  return {
    isReading,
    last,
    async read(source) {
      setReading(true);
      setLast(await take(source));
      setReading(false);
      // Also after a failure: what was sent before it is saved.
      await queries.invalidateQueries({ queryKey: PART_NUMBERS });
    },
  };
};
