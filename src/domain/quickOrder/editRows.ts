import { visibleText } from '../texts/visibleText.ts';
import { CODE_MAX_LENGTH, type DraftRow, newRow, positionsAfter } from './draftRow.ts';

type Rows = readonly DraftRow[];

/** What is typed into a row; a row that isn't there yet comes last. */
const put = (rows: Rows, key: string, changes: Partial<DraftRow>): Rows => {
  const at = rows.findIndex((row) => row.key === key);
  const row = rows[at];
  if (row) return rows.with(at, { ...row, ...changes });
  const [position = 0] = positionsAfter(rows, rows.at(-1)?.position ?? null, 1);
  return [...rows, newRow(key, position, changes)];
};

/** What was said about an earlier quantity no longer holds. */
const NO_NOTES = { summed: [], rounded: '', unreadable: '', listUnit: '', packSize: '' } as const;

export const removeRow = (rows: Rows, key: string): Rows => rows.filter((row) => row.key !== key);

/** Another code is another product; its quantity stays, as it was listed. A row without code and quantity goes. */
export const setCode = (rows: Rows, key: string, typed: string): Rows => {
  const code = visibleText(typed).trim().slice(0, CODE_MAX_LENGTH);
  const before = rows.find((row) => row.key === key);
  if (code === (before?.code ?? '')) return rows;
  if (code === '' && before?.quantity === '') return removeRow(rows, key);
  return put(rows, key, { code, productId: null, unit: '', size: '', summed: [], rounded: '' });
};

export const chooseProduct = (rows: Rows, key: string, { id, code }: { id: number; code: string }): Rows =>
  put(rows, key, { productId: id, unit: '', ...(rows.some((row) => row.key === key) ? {} : { code }) });

export const setQuantity = (rows: Rows, key: string, quantity: string): Rows =>
  put(rows, key, { quantity, ...NO_NOTES });

/** `text`: a quantity that can't be read, as it was typed. */
export const setUnreadable = (rows: Rows, key: string, text: string): Rows =>
  put(rows, key, { ...NO_NOTES, unreadable: text, quantity: '' });

export const setUnit = (rows: Rows, key: string, unit: string): Rows =>
  put(rows, key, { unit, listUnit: '', packSize: '', rounded: '' });

export const setSize = (rows: Rows, key: string, size: string): Rows => {
  const isPiece = size !== '' && !rows.find((row) => row.key === key)?.quantity;
  return put(rows, key, { size, unreadable: '', ...(isPiece && { quantity: '1' }) });
};
