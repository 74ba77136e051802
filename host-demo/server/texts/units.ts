import type { Language } from './language.ts';

type Names = Readonly<Record<Language, string>>;

const PIECES: readonly Names[] = [
  { en: 'Each', es: 'Unidad', fr: 'Unité' },
  { en: 'Unit', es: 'Unidad', fr: 'Unité' },
  { en: 'Piece', es: 'Pieza', fr: 'Pièce' },
];

/** Names of units of measure; `#` stands for a number. */
const UNITS: readonly Names[] = [
  ...PIECES,
  { en: 'Pair', es: 'Par', fr: 'Paire' },
  { en: 'Dozen', es: 'Docena', fr: 'Douzaine' },
  { en: 'Thousand', es: 'Millar', fr: 'Millier' },
  { en: 'Bag', es: 'Bulto', fr: 'Sac' },
  { en: 'Box', es: 'Caja', fr: 'Boîte' },
  { en: 'Case', es: 'Caja', fr: 'Carton' },
  { en: 'Pack', es: 'Paquete', fr: 'Paquet' },
  { en: 'Set', es: 'Juego', fr: 'Jeu' },
  { en: 'Meter', es: 'Metro', fr: 'Mètre' },
  { en: 'Gallon', es: 'Galón', fr: 'Gallon' },
  { en: 'Liter', es: 'Litro', fr: 'Litre' },
  { en: 'Drum', es: 'Tambor', fr: 'Fût' },
  { en: 'Case of #', es: 'Caja de #', fr: 'Carton de #' },
  { en: 'Box of #', es: 'Caja de #', fr: 'Boîte de #' },
  { en: 'Pack of #', es: 'Paquete de #', fr: 'Paquet de #' },
  { en: 'Set of #', es: 'Juego de #', fr: 'Jeu de #' },
  { en: 'Bag of #', es: 'Bolsa de #', fr: 'Sac de #' },
  { en: 'Pallet of #', es: 'Estiba de #', fr: 'Palette de #' },
  { en: 'Roll of # m', es: 'Rollo de # m', fr: 'Rouleau de # m' },
  { en: 'Drum of # gal', es: 'Tambor de # gal', fr: 'Fût de # gal' },
];
const NUMBER = /\d+([.,]\d+)?/;

export const unitName = (name: string, language: Language): string => {
  const [number = ''] = NUMBER.exec(name) ?? [];
  const pattern = name.trim().toLowerCase().replace(NUMBER, '#');
  const found = UNITS.find((unit) => Object.values(unit).some((known) => known.toLowerCase() === pattern));
  return found && found[language].toLowerCase() !== pattern ? found[language].replace('#', number) : name;
};

/** Whether a unit's name, in any language, says no more than the quantity does. */
export const isPiece = (name: string): boolean =>
  PIECES.some((unit) =>
    Object.values(unit).some((known) => known.toLowerCase() === name.trim().toLowerCase()),
  );
