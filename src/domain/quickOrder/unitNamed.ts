import { ONE, toPositive } from '../numbers/decimal.ts';
import { unitFactor } from '../pricing/baseQuantity.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';
import { isSamePack, meansPieces, unitWords } from './unitWords.ts';

const isPiece = (unit: UnitOfMeasure): boolean => unitFactor(unit).eq(ONE);

/** The 24 of "case of 24": another case isn't meant. */
const holdsWhatIsSaid = (unit: UnitOfMeasure, text: string): boolean => {
  const content = toPositive(/\d+/.exec(text)?.[0]);
  return content === null || unitFactor(unit).eq(content);
};

export const unitOfSize = (packSize: string, units: readonly UnitOfMeasure[]): UnitOfMeasure | undefined => {
  const size = toPositive(packSize);
  return size ? units.find((unit) => unitFactor(unit).eq(size)) : undefined;
};

/**
 * The unit that a list means: by its code or name, by a word for pieces, or by a word for its pack where the product is sold in one
 * such pack only, of the size that is named ("caja de 12"). Undefined when it can't be told; null for pieces of a product without units.
 */
export const unitNamed = (
  text: string,
  units: readonly UnitOfMeasure[],
): UnitOfMeasure | null | undefined => {
  const [word] = unitWords(text);
  if (word === undefined) return undefined;
  const named = units.find(({ code, name }) =>
    [code, name].some((each) => unitWords(each).join(' ') === unitWords(text).join(' ')),
  );
  if (named) return named;
  if (meansPieces(text)) return units.length === 0 ? null : units.find(isPiece);
  const size = /\d+/.exec(text)?.[0];
  if (size && isSamePack(text, text)) return unitOfSize(size, units);
  const packs = units.filter((unit) => !isPiece(unit) && holdsWhatIsSaid(unit, text));
  const same = packs.filter(({ code, name }) =>
    [code, name].some((each) => unitWords(each)[0] === word || isSamePack(each, text)),
  );
  return same.length === 1 ? same[0] : undefined;
};
