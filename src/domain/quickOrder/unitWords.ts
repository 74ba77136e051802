import { normalizeText } from '../catalogue/normalizeText.ts';

/** Words for one piece, and for packs, in English, Spanish and French, without accents and plurals. */
const PIECES = new Set(
  'ea each pc pce piece unit un ud uni unidad unidade pza pieza unite u single st bottle botella bouteille'.split(
    ' ',
  ),
);
const PACKS = new Set(
  'cs case ctn carton box boxe bx cj caja cja caisse cse bulto colis pack pk pkg paquete pqt paquet crate'.split(
    ' ',
  ),
);

/** The words of a unit without accents, case and plurals. */
export const unitWords = (text: string): string[] =>
  normalizeText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 2 ? word.replace(/s$/, '') : word))
    .filter(Boolean);

export const meansPieces = (text: string): boolean => PIECES.has(unitWords(text)[0] ?? '');

export const meansPack = (text: string): boolean => PACKS.has(unitWords(text)[0] ?? '');

/** Weights and measures are units of their own products. */
const MEASURES = new Set(
  'kg g lb lbs oz l lt ltr ml gal bag bolsa sac roll rollo rouleau can lata jar bote bidon tin sack saco'.split(
    ' ',
  ),
);

export const isUnitWord = (text: string): boolean =>
  meansPieces(text) || meansPack(text) || MEASURES.has(unitWords(text)[0] ?? '');
