import { useState } from 'react';
import type { NumberSeparators } from '../../domain/numbers/localNumber.ts';
import type { List } from '../../domain/quickOrder/listRow.ts';
import type { QuickOrderActions } from './quickOrderService.ts';
import { type ListProblem, readListFile, readListText } from './readList.ts';

/** `rows`: of the last list, null before the first; `prose`: its lines that are no rows. */
export type ListImport = {
  isReading: boolean;
  problem: ListProblem | null;
  rows: number | null;
  prose: readonly List['proseLines'][number][];
  readText(text: string, after: number | null): Promise<void>;
  readFile(file: File, after: number | null): Promise<void>;
};

type Read = ReturnType<typeof readListText>;

const NOTHING = { isReading: false, problem: null, rows: null, prose: [] } as const;

/** Reads lists and adds their rows to the quick order; `after`: the position of the row above, null for the start. */
export const useListImport = (
  { insert }: Pick<QuickOrderActions, 'insert'>,
  separators: NumberSeparators,
): ListImport => {
  const [state, setState] = useState<Pick<ListImport, 'isReading' | 'problem' | 'rows' | 'prose'>>(NOTHING);
  const take = async (reading: Read, after: number | null) => {
    setState({ ...NOTHING, isReading: true });
    const read = await reading;
    if (!read.ok) return setState({ ...NOTHING, problem: read.reason });
    const { rows, proseLines } = read.list;
    const inserted = await insert(rows, after);
    setState(
      inserted.ok
        ? { ...NOTHING, rows: inserted.value.rows, prose: proseLines }
        : { ...NOTHING, problem: inserted.reason },
    );
  };
  return {
    ...state,
    readText: (text, after) => take(readListText(text, { separators }), after),
    readFile: (file, after) => take(readListFile(file, { separators }), after),
  };
};
