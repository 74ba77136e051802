import { normalizeText } from '../catalogue/normalizeText.ts';
import { ONE, toPositive } from '../numbers/decimal.ts';
import { unitFactor } from '../pricing/baseQuantity.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';

/** Words for one piece, and for packs, in English, Spanish and French, without accents and plurals. */
const PIECES = new Set([
  'ea',
  'each',
  'pc',
  'pce',
  'piece',
  'unit',
  'un',
  'ud',
  'uni',
  'unidad',
  'unidade',
  'pza',
  'pieza',
  'unite',
  'u',
  'single',
  'st',
]);
const PACKS = new Set([
  'cs',
  'case',
  'ctn',
  'carton',
  'box',
  'boxe',
  'bx',
  'cj',
  'caja',
  'cja',
  'caisse',
  'cse',
  'bulto',
  'colis',
  'pack',
  'pk',
  'pkg',
  'paquete',
  'pqt',
  'paquet',
  'crate',
]);

const words = (text: string): string[] =>
  normalizeText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 2 ? word.replace(/s$/, '') : word))
    .filter(Boolean);

const isPiece = (unit: UnitOfMeasure): boolean => unitFactor(unit).eq(ONE);

export const meansPieces = (text: string): boolean => PIECES.has(words(text)[0] ?? '');

/**
 * The unit that a list means: by its code or name, by a word for pieces, or by a word for packs where the product is sold in one
 * such pack only. Undefined when it can't be told; null for pieces of a product without units.
 */
export const unitNamed = (
  text: string,
  units: readonly UnitOfMeasure[],
): UnitOfMeasure | null | undefined => {
  const [word = ''] = words(text);
  const named = units.find(({ code, name }) =>
    [code, name].some((each) => words(each).join(' ') === words(text).join(' ')),
  );
  if (named) return named;
  if (meansPieces(text)) return units.length === 0 ? null : units.find(isPiece);
  const packs = units.filter((unit) => !isPiece(unit));
  const starting = packs.filter(({ code, name }) => [code, name].some((each) => words(each)[0] === word));
  if (starting.length === 1) return starting[0];
  return PACKS.has(word) && packs.length === 1 ? packs[0] : undefined;
};

/** The unit that holds so many pieces. */
export const unitOfSize = (packSize: string, units: readonly UnitOfMeasure[]): UnitOfMeasure | undefined => {
  const size = toPositive(packSize);
  return size ? units.find((unit) => unitFactor(unit).eq(size)) : undefined;
};
