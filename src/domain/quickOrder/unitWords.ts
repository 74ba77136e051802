import { normalizeText } from '../catalogue/normalizeText.ts';

/** Words for one piece, and for packs, in English, Spanish and French, without accents and plurals. */
const PIECES = new Set(
  'ea each pc pce piece unit un ud uni unidad unidade pza pieza unite u single st bottle botella bouteille'.split(
    ' ',
  ),
);
/** Words that mean the same kind of pack. */
const PACKS = [
  'cs case ctn carton cj caja cja caisse cse',
  'box boxe bx boite cajita',
  'pack pk pkg paquete pqt paquet',
  'pallet plt palette palet pal tarima',
  'dozen doz dz docena douzaine',
].map((words) => new Set(words.split(' ')));

/** The words of a unit without accents, case and plurals. */
export const unitWords = (text: string): string[] =>
  normalizeText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 2 ? word.replace(/s$/, '') : word))
    .filter(Boolean);

export const meansPieces = (text: string): boolean => PIECES.has(unitWords(text)[0] ?? '');

/** Whether both texts begin with a word for the same kind of pack. */
export const isSamePack = (one: string, other: string): boolean =>
  PACKS.some((words) => words.has(unitWords(one)[0] ?? '') && words.has(unitWords(other)[0] ?? ''));

const meansPack = (text: string): boolean => isSamePack(text, text);

/** Weights and measures, of which a product's own size is one. */
const MEASURES = new Set(
  'kg kgr kilo kilogram kilogramo kilogramme g gr gram gramo gramme lb lbs libra pound oz ounce onza l lt ltr liter litre litro ml cl dl cc gal gallon galon'.split(
    ' ',
  ),
);

export const isMeasure = (text: string): boolean => MEASURES.has(unitWords(text)[0] ?? '');

const CONTAINERS = new Set(
  'bag bolsa sac roll rollo rouleau can lata jar bote bidon tin sack saco'.split(' '),
);

export const isUnitWord = (text: string): boolean =>
  meansPieces(text) || meansPack(text) || isMeasure(text) || CONTAINERS.has(unitWords(text)[0] ?? '');
