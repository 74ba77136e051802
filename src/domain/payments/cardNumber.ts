export type CardBrand = {
  /** `visa`, `mastercard`, `american-express`, … */
  id: string;
  name: string;
  gaps: readonly number[];
  codeLength: number;
};

export const UNKNOWN_BRAND: CardBrand = {
  id: '',
  name: '',
  gaps: [4, 8, 12, 16],
  codeLength: 3,
};

/** No number is longer. A longer one isn't cut to what a provider takes, which could make it another valid number. */
const MAX_DIGITS = 19;

export function formatNumber(text: string, { gaps }: Pick<CardBrand, 'gaps'>): string {
  const digits = text.replace(/\D/g, '').slice(0, MAX_DIGITS);
  return Array.from(digits, (digit, at) => (at > 0 && gaps.includes(at) ? ` ${digit}` : digit)).join('');
}
