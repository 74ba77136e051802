import { createHmac, randomBytes } from 'node:crypto';

type CardOutcome = 'approved' | 'declined' | 'error' | 'silent' | 'funds';

export type KeptCard = {
  outcome: CardOutcome;
  brand: string;
  lastFour: string;
  masked: string;
  /** Tells equal numbers without keeping them. */
  fingerprint: string;
  /** The first moment after the card's last month, ms. */
  endsAt: number;
};

/** The demo's test cards; 4444444444444448 by Openpay's own tests. */
const OUTCOMES: Readonly<Record<string, CardOutcome>> = {
  '4000000000000002': 'declined',
  '4222222222222220': 'declined',
  '4000000000000119': 'error',
  '4000000000000127': 'silent',
  '4444444444444448': 'funds',
};

const BRANDS: readonly [RegExp, string][] = [
  [/^(590712)/, 'Codensa'],
  [/^3[47]/, 'AmericanExpress'],
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'MasterCard'],
  [/^(6011|65)/, 'Discover'],
  [/^35|^3088/, 'JCB'],
  [/^3[068]/, 'DinersClub'],
  [/^62/, 'UnionPay'],
];

const key = randomBytes(32);

export const fingerprintOf = (number: string): string =>
  createHmac('sha256', key).update(number).digest('hex');

/** ISO/IEC 7812-1, annex B. */
export const hasCheckDigit = (number: string): boolean => {
  const digits = [...number].toReversed().map(Number);
  const doubled = digits.map((digit, index) => (index % 2 === 0 ? digit : digit * 2));
  return doubled.reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0) % 10 === 0;
};

/** `year` of four digits, `month` from 1. */
export const keepCard = (number: string, year: number, month: number): KeptCard => ({
  outcome: OUTCOMES[number] ?? 'approved',
  brand: BRANDS.find(([pattern]) => pattern.test(number))?.[1] ?? 'Unknown',
  lastFour: number.slice(-4),
  masked: `${number.slice(0, 6)}${'*'.repeat(Math.max(number.length - 10, 0))}${number.slice(-4)}`,
  fingerprint: fingerprintOf(number),
  endsAt: Date.UTC(year, month, 1),
});
