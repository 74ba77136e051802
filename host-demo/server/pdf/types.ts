import type { TransactionLineWire } from '../../../src/api/history/transactionLineSchema.ts';
import type { Seller } from '../../seeds/types.ts';
import type { TransactionRow } from '../database/schema.ts';
import type { PrintedPayment } from '../payments/paymentStep.ts';
import type { CustomerCaller, User } from '../session/authorise.ts';
import type { Language } from '../texts/language.ts';
import type { Brand } from './brand.ts';

type Company = CustomerCaller['company'];

export type ColumnKey = 'product' | 'quantity' | 'unit' | 'price' | 'amount' | 'discount' | 'tax';
export type Cells = Partial<Record<ColumnKey, string>>;

export type SheetLine = { name: string; details: string[]; isGift: boolean; cells: Cells };

export type Sheet = {
  locale: string;
  paper: 'LETTER' | 'A4';
  brand: Brand;
  /** `address` with the tax number. */
  company: { name: string; address: string[]; contact: string[]; logo: string | null };
  title: string;
  number: string;
  badge: { text: string; isBad: boolean } | null;
  facts: [name: string, value: string][];
  parties: { title: string; lines: string[] }[];
  columns: { key: ColumnKey; title: string }[];
  lines: SheetLine[];
  sums: Cells;
  /** The last row is the total. Empty when prices are hidden. */
  totals: [name: string, amount: string][];
  afterTotal: [name: string, amount: string][];
  notes: { title: string; text: string }[];
  pageOf: (page: number, pages: number) => string;
};

export type SheetFacts = {
  row: TransactionRow;
  lines: readonly TransactionLineWire[];
  /** Newest first; none where prices are hidden. */
  payments: readonly PrintedPayment[];
  company: Company;
  seller: Seller | null;
  user: User;
  seesPrices: boolean;
  language: Language;
  /** yyyy-mm-dd */
  today: string;
};
