import { decodeText } from '../../domain/quickOrder/decodeText.ts';
import { MAX_ROWS } from '../../domain/quickOrder/draftRow.ts';
import type { List } from '../../domain/quickOrder/listRow.ts';
import { type ListLine, readList } from '../../domain/quickOrder/readList.ts';
import { readTextLines } from './readTextLines.ts';

export type ListProblem = 'too_large' | 'too_many_rows' | 'unreadable' | 'old_excel' | 'empty';

export type ReadListResult = { ok: true; list: List } | { ok: false; reason: ListProblem };

/** A text that was pasted, or a file. */
export type ListSource = string | Blob;

/** Bytes. */
const LARGEST_FILE = 5 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, mark: string): boolean =>
  [...mark].every((character, at) => bytes[at] === character.charCodeAt(0));

const ZIP = 'PK\u0003\u0004';
const OLD_OFFICE = '\u00D0\u00CF\u0011\u00E0';
const PDF = '%PDF';

const check = (lines: readonly ListLine[]): ReadListResult => {
  const list = readList(lines);
  if (list.rows.length === 0) return { ok: false, reason: 'empty' };
  return list.rows.length > MAX_ROWS ? { ok: false, reason: 'too_many_rows' } : { ok: true, list };
};

type ReadSheet = (file: Blob) => Promise<ListLine[]>;

const readFile = async (file: Blob, readSheet: ReadSheet): Promise<ReadListResult> => {
  if (file.size > LARGEST_FILE) return { ok: false, reason: 'too_large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, OLD_OFFICE)) return { ok: false, reason: 'old_excel' };
  if (startsWith(bytes, PDF)) return { ok: false, reason: 'unreadable' };
  if (!startsWith(bytes, ZIP)) return check(readTextLines(decodeText(bytes)));
  return check(await readSheet(file));
};

/** Reads a list: a CSV, TSV, text or XLSX file, or a pasted text. `readSheet`: of XLSX files, a library. Never rejects. */
export const readListSource = async (source: ListSource, readSheet: ReadSheet): Promise<ReadListResult> => {
  try {
    if (typeof source !== 'string') return await readFile(source, readSheet);
    return source.length > LARGEST_FILE ? { ok: false, reason: 'too_large' } : check(readTextLines(source));
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
};
