import { decodeText } from '../../domain/quickOrder/decodeText.ts';
import { MAX_ROWS } from '../../domain/quickOrder/draftRow.ts';
import type { List } from '../../domain/quickOrder/listRow.ts';
import { type ListLine, readList } from '../../domain/quickOrder/readList.ts';
import { readTextLines } from './readTextLines.ts';

export type ListProblem = 'too_large' | 'too_many_rows' | 'unreadable' | 'old_excel' | 'no_text' | 'empty';

export type ReadListResult = { ok: true; list: List } | { ok: false; reason: ListProblem };

/** A text that was pasted, or a file. */
export type ListSource = string | Blob;

// Bytes.
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

/** The lines of a PDF file; none where it has no text, null where it has too many pages. */
export type ReadPdf = (bytes: Uint8Array) => Promise<ListLine[] | null>;

type FileReaders = { readSheet: (file: Blob) => Promise<ListLine[]>; readPdf: ReadPdf };

const checkPdf = (lines: readonly ListLine[] | null): ReadListResult => {
  if (lines === null) return { ok: false, reason: 'too_many_rows' };
  return lines.length === 0 ? { ok: false, reason: 'no_text' } : check(lines);
};

const readFile = async (file: Blob, { readSheet, readPdf }: FileReaders): Promise<ReadListResult> => {
  if (file.size > LARGEST_FILE) return { ok: false, reason: 'too_large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, OLD_OFFICE)) return { ok: false, reason: 'old_excel' };
  if (startsWith(bytes, PDF)) return checkPdf(await readPdf(bytes));
  if (!startsWith(bytes, ZIP)) return check(readTextLines(decodeText(bytes)));
  return check(await readSheet(file));
};

/** Reads a list: a CSV, TSV, text, XLSX or PDF file, or a pasted text. Never rejects. */
export const readListSource = async (source: ListSource, readers: FileReaders): Promise<ReadListResult> => {
  try {
    if (typeof source !== 'string') return await readFile(source, readers);
    return source.length > LARGEST_FILE ? { ok: false, reason: 'too_large' } : check(readTextLines(source));
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
};
