import type { ImportedList } from './importList.ts';
import type { ExpectedRow } from './orderLists.ts';

/**
 * Of the rows that a document orders. `right`: product, quantity and unit as expected. `asked`: kept for the customer to mend, or told as
 * a line that wasn't read. `wrong`: taken for something else, or taken and not ordered. `lost`: neither taken nor told. `extra`: rows to
 * mend that the document doesn't order.
 */
export type Outcome = Record<'rows' | 'right' | 'asked' | 'wrong' | 'lost' | 'extra', number>;

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');
const holds = (text: string, written: string): boolean => plain(text).includes(plain(written));

type Verdict = 'right' | 'asked' | 'wrong' | 'lost';

const verdictOf = (
  expected: ExpectedRow,
  { settled, toFix, told }: ImportedList,
  taken: Set<object>,
): Verdict => {
  const open = settled.filter((row) => !taken.has(row));
  const isTold = [...toFix, ...told].some((text) => holds(text, expected.written));
  if ('asked' in expected) {
    const wrong = open.find(({ text }) => holds(text, expected.written));
    if (wrong) taken.add(wrong);
    return wrong ? 'wrong' : isTold ? 'asked' : 'lost';
  }
  const { code, quantity, unit } = expected;
  const same = open.filter((row) => row.code === code);
  const exact = same.find((row) => row.quantity === quantity && row.unit === unit);
  const row = exact ?? same[0];
  if (row) taken.add(row);
  if (row) return exact ? 'right' : 'wrong';
  return isTold ? 'asked' : 'lost';
};

export type Classified = { outcome: Outcome; faults: string[] };

/** How the rows of a document were imported; `faults` says those that are wrong or lost in words. */
export const classifyRows = (rows: readonly ExpectedRow[], imported: ImportedList): Classified => {
  const taken = new Set<object>();
  const verdicts = rows.map((row) => ({ row, verdict: verdictOf(row, imported, taken) }));
  const count = (wanted: Verdict) => verdicts.filter(({ verdict }) => verdict === wanted).length;
  const unordered = imported.settled.filter((row) => !taken.has(row));
  const extra = imported.toFix.filter((text) => !rows.some(({ written }) => holds(text, written)));
  return {
    outcome: {
      rows: rows.length,
      right: count('right'),
      asked: count('asked'),
      wrong: count('wrong') + unordered.length,
      lost: count('lost'),
      extra: extra.length,
    },
    faults: [
      ...verdicts.flatMap(({ row, verdict }) =>
        verdict === 'wrong' || verdict === 'lost' ? [`${verdict} ${JSON.stringify(row)}`] : [],
      ),
      ...unordered.map((row) => `not ordered ${JSON.stringify(row)}`),
    ],
  };
};
