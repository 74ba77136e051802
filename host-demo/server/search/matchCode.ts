import type { MatchStep } from '../../../src/domain/quickOrder/codeMatch.ts';
import { codeOf } from './analysis.ts';
import { type CodeIndex, withoutLeadingZeros } from './codeIndex.ts';
import { nearCodes } from './nearCodes.ts';
import { scientificMatches } from './scientificMatches.ts';

/** `products`: indexes into the list. */
export type FoundCode = { step: MatchStep | null; products: number[] };

type Options = {
  /** The caller's own number, folded, to products. */
  ownNumber(folded: string): readonly number[];
  isVisible(product: number): boolean;
};

/** More aren't told apart by choosing. */
const MOST_CHOICES = 10;
const MOST_NEAR = 3;

/**
 * The first step whose products the caller may see wins; a step that must be unambiguous is passed over otherwise. Null when no step
 * has products.
 */
export const surestMatch = (
  index: CodeIndex,
  typed: string,
  { ownNumber, isVisible }: Options,
): FoundCode | null => {
  const text = typed.trim();
  const folded = codeOf(text);
  const steps: [MatchStep, () => readonly number[], 'one' | 'any'][] = [
    ['code', () => index.code.get(text) ?? [], 'any'],
    ['part_number', () => ownNumber(folded), 'any'],
    ['barcode', () => index.barcode.get(text) ?? [], 'any'],
    ['manufacturer_part', () => index.manufacturer_part.get(text) ?? [], 'any'],
    ['folded', () => index.folded.get(folded) ?? [], 'any'],
    ['leading_zeros', () => index.withoutZeros.get(withoutLeadingZeros(folded)) ?? [], 'one'],
    ['scientific', () => scientificMatches(index.numbers, text), 'one'],
  ];
  for (const [step, find, needed] of steps) {
    const products = find().filter(isVisible);
    if (products.length === 1 || (products.length > 0 && needed === 'any'))
      return { step, products: products.slice(0, MOST_CHOICES) };
  }
  return null;
};

export const matchCode = (index: CodeIndex, typed: string, options: Options): FoundCode => {
  const surest = surestMatch(index, typed, options);
  if (surest) return surest;
  const near = nearCodes(index.folded, codeOf(typed.trim())).filter(options.isVisible).slice(0, MOST_NEAR);
  return near.length > 0 ? { step: 'near', products: near } : { step: null, products: [] };
};
