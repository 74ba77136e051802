import { toDecimal } from '../numbers/decimal.ts';
import type { TransactionKind, TransactionSummary } from './transaction.ts';

/** What a column of the sheet holds. */
export type SheetColumn =
  | 'number'
  | 'date'
  | 'due'
  | 'status'
  | 'approval'
  | 'comment'
  | 'lines'
  | 'currency'
  | 'total'
  | 'balance';

/** The words of the customer's language: the heads, and what a row's status and approval are called. */
export type SheetWords = {
  head(column: SheetColumn): string;
  status(row: TransactionSummary): string;
  approval(row: TransactionSummary): string;
};

const COLUMNS: Readonly<Record<TransactionKind, readonly SheetColumn[]>> = {
  order: ['number', 'date', 'status', 'approval', 'comment', 'lines', 'currency', 'total'],
  invoice: [
    'number',
    'date',
    'due',
    'status',
    'approval',
    'comment',
    'lines',
    'currency',
    'total',
    'balance',
  ],
  estimate: ['number', 'date', 'status', 'approval', 'comment', 'lines', 'currency', 'total'],
};

const amount = (text: string | null): string => toDecimal(text)?.toFixed(2) ?? '';

const cell = (column: SheetColumn, row: TransactionSummary, words: SheetWords, hidden: boolean): string => {
  switch (column) {
    case 'number':
      return row.number;
    case 'date':
      return row.date;
    case 'due':
      return row.dueDate ?? '';
    case 'status':
      return words.status(row);
    case 'approval':
      return words.approval(row);
    case 'comment':
      return row.approvalComment;
    case 'lines':
      return String(row.lineCount);
    case 'currency':
      return row.currency;
    case 'total':
      return hidden ? '' : amount(row.net);
    case 'balance':
      return hidden ? '' : amount(row.balance);
  }
};

/**
 * The history as a sheet: heads and rows of texts. Days are yyyy-mm-dd and figures plain decimals with a dot, in every
 * language: the file is read by programs too. A customer who sees no prices gets none. Pure.
 */
export const historySheet = (
  kind: TransactionKind,
  rows: readonly TransactionSummary[],
  words: SheetWords,
  hidden: boolean,
): string[][] => [
  COLUMNS[kind].map((column) => words.head(column)),
  ...rows.map((row) => COLUMNS[kind].map((column) => cell(column, row, words, hidden))),
];
