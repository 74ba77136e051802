import type { NumberSeparators } from '../../domain/numbers/localNumber.ts';
import type { List } from '../../domain/quickOrder/listRow.ts';

export type ListProblem = 'too_large' | 'too_many_rows' | 'unreadable' | 'old_excel' | 'empty';

export type ReadListResult = { ok: true; list: List } | { ok: false; reason: ListProblem };

type Options = { separators: NumberSeparators };

export const readListText = async (text: string, _options: Options): Promise<ReadListResult> => {
  const rows = text
    .split(/\r?\n/)
    .map((line, at) => ({ line: at + 1, cells: line.trim().split(/\t|;|\s{2,}|,\s*| /) }))
    .filter(({ cells }) => cells[0] !== '')
    .map(({ line, cells: [code = '', quantity = ''] }) => ({
      line,
      code,
      name: '',
      quantity: /^\d+(\.\d+)?$/.test(quantity) ? quantity : null,
      unit: '',
      packSize: null,
      text: `${code}\t${quantity}`,
      problem: null,
    }));
  return rows.length === 0
    ? { ok: false, reason: 'empty' }
    : { ok: true, list: { rows, headerLines: 0, emptyLines: 0, proseLines: [] } };
};

export const readListFile = async (file: File, options: Options): Promise<ReadListResult> =>
  readListText(await file.text(), options);
