import { expect, test } from 'vitest';
import { type ListSource, readListSource } from '../../../src/platform/lists/readListSource.ts';

const readers = {
  readSheet: async () => Promise.reject(new Error('no workbook')),
  readPdf: async () => null,
};

const MAX_BYTES = 5 * 1024 * 1024;
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => `CO-${at};1`).join('\n');
const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]);

test.each<[string, ListSource, string]>([
  ['10,000 rows', rowsOf(10_000), '10000 rows'],
  ['10,001 rows', rowsOf(10_001), 'too_many_rows'],
  ['10,001 rows in a file', new Blob([rowsOf(10_001)]), 'too_many_rows'],
  ['a text of 5 MB', `CO-1;1${' '.repeat(MAX_BYTES - 6)}`, '1 rows'],
  ['a longer text', `CO-1;1${' '.repeat(MAX_BYTES - 5)}`, 'too_large'],
  ['a file of 5 MB', new Blob([`CO-1;1${' '.repeat(MAX_BYTES - 6)}`]), '1 rows'],
  ['a larger file', new Blob([' '.repeat(MAX_BYTES + 1)]), 'too_large'],
  ['nothing', '', 'empty'],
  ['separators', ' \n;;\n', 'empty'],
  ['an old Excel file', bytes(0xd0, 0xcf, 0x11, 0xe0), 'old_excel'],
  ['what begins like a workbook and is none', bytes(0x50, 0x4b, 3, 4), 'unreadable'],
  ['a PDF of too many pages', new Blob(['%PDF-1.7']), 'too_many_rows'],
])('%s', async (_, source, expected) => {
  const read = await readListSource(source, readers);
  expect(read.ok ? `${read.list.rows.length} rows` : read.reason).toBe(expected);
});
