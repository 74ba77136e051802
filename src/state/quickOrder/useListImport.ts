import { useState } from 'react';
import type { List } from '../../domain/quickOrder/listRow.ts';
import { rowsOfList } from '../../domain/quickOrder/rowsOfList.ts';
import type { ListProblem, ListSource } from '../../platform/lists/readListSource.ts';
import { usePortal } from '../usePortal.ts';
import type { QuickOrderActions } from './quickOrderService.ts';
import { readList } from './readList.ts';

export type { ListSource };

type ListState = {
  isReading: boolean;
  problem: ListProblem | null;
  rows: number | null;
  prose: readonly List['proseLines'][number][];
};

/**
 * `rows`: of the last list, null before the first; `prose`: its lines that are no rows. `read` adds the rows of a list after the row at a
 * position, null for the start.
 */
export type ListImport = ListState & { read(source: ListSource, after: number | null): Promise<void> };

const NOTHING: ListState = { isReading: false, problem: null, rows: null, prose: [] };

/** Reads lists and adds their rows to the quick order. */
export const useListImport = ({ insert }: Pick<QuickOrderActions, 'insert'>): ListImport => {
  const { base, errors } = usePortal();
  const [state, setState] = useState(NOTHING);
  const take = async (source: ListSource, after: number | null): Promise<ListState> => {
    const read = await readList(base, source);
    if (!read.ok) return { ...NOTHING, problem: read.reason };
    const { rows, proseLines } = read.list;
    const inserted = await insert((at) => rowsOfList(rows, { ...at, after }));
    return inserted.ok
      ? { ...NOTHING, rows: inserted.value.rows, prose: proseLines }
      : { ...NOTHING, problem: inserted.reason };
  };
  return {
    ...state,
    async read(source, after) {
      setState({ ...NOTHING, isReading: true });
      try {
        setState(await take(source, after));
      } catch (error) {
        errors.report('Reading a list', error);
        setState({ ...NOTHING, problem: 'unreadable' });
      }
    },
  };
};
