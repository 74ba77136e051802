import { toDecimal } from '../numbers/decimal.ts';
import type { TransactionKind, TransactionSummary } from './transaction.ts';

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

export type SheetLabels = {
  heading(column: SheetColumn): string;
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

const cell = (column: SheetColumn, row: TransactionSummary, labels: SheetLabels, hidden: boolean): string => {
  switch (column) {
    case 'number':
      return row.number;
    case 'date':
      return row.date;
    case 'due':
      return row.dueDate ?? '';
    case 'status':
      return labels.status(row);
    case 'approval':
      return labels.approval(row);
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

/** Dates are yyyy-mm-dd and amounts have a decimal dot in every language, because programs read the file too. */
export const historySheet = (
  kind: TransactionKind,
  rows: readonly TransactionSummary[],
  labels: SheetLabels,
  hidden: boolean,
): string[][] => [
  COLUMNS[kind].map((column) => labels.heading(column)),
  ...rows.map((row) => COLUMNS[kind].map((column) => cell(column, row, labels, hidden))),
];
