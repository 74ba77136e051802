import type { Http } from '../../../src/api/calls.ts';
import { loadUnits } from '../../../src/api/catalogue/loadUnits.ts';
import { loadCodeMatches } from '../../../src/api/quickOrder/loadCodeMatches.ts';
import { addUpRows } from '../../../src/domain/quickOrder/addUpRows.ts';
import { certainProduct } from '../../../src/domain/quickOrder/codeMatch.ts';
import type { DraftRow } from '../../../src/domain/quickOrder/draftRow.ts';
import type { List } from '../../../src/domain/quickOrder/listRow.ts';
import { rowsOfList } from '../../../src/domain/quickOrder/rowsOfList.ts';
import { settleListed } from '../../../src/domain/quickOrder/settleListed.ts';

/** A row that would be ordered as it is. `text`: its lines of the list. */
type SettledRow = { code: string; quantity: string; unit: string; text: string };

/** `toFix`: rows that wait for the customer; `told`: lines that were shown as not read. */
export type ImportedList = { settled: SettledRow[]; toFix: string[]; told: string[] };

const isSettled = ({ productId, quantity, unreadable, listUnit, packSize }: DraftRow): boolean =>
  productId !== null && quantity !== '' && unreadable === '' && listUnit === '' && packSize === '';

/** What the quick order makes of a list: its codes looked up, its units settled, equal rows added up. Throws `CallError`. */
export const importList = async (http: Http, { rows, proseLines }: List): Promise<ImportedList> => {
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return String(keys);
  };
  const drafts = rowsOfList(rows, { rows: [], after: null, newKey });
  const codes = [...new Set(drafts.flatMap(({ code }) => (code === '' ? [] : [code])))];
  const { byCode, products } = await loadCodeMatches(http, codes);
  const found = drafts.map((row) => {
    const match = byCode.get(row.code);
    return { ...row, productId: match ? certainProduct(match) : null };
  });
  const ids = [...new Set(found.flatMap(({ productId }) => productId ?? []))];
  const units = ids.length === 0 ? new Map() : await loadUnits(http, ids);
  const settled = addUpRows(
    found.map((row) => (row.productId === null ? row : settleListed(row, units.get(row.productId) ?? []))),
    () => true,
    ({ unit }) => unit,
  );
  const textOf = ({ key }: DraftRow) => rows[Number(key) - 1]?.text ?? '';
  return {
    settled: settled.filter(isSettled).map((row) => ({
      code: products.get(row.productId ?? 0)?.code ?? '',
      quantity: row.quantity,
      unit: row.unit,
      text: textOf(row),
    })),
    toFix: settled.filter((row) => !isSettled(row)).map(textOf),
    told: proseLines.map(({ text }) => text),
  };
};
