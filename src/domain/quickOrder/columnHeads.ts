import { normalizeText } from '../catalogue/normalizeText.ts';

export type ColumnKind = 'code' | 'quantity' | 'unit' | 'name' | 'other';

/** The words of heads in English, Spanish and French, without accents; the first kind that fits is taken. */
const HEADS: readonly [ColumnKind, RegExp][] = [
  [
    'quantity',
    /^(qty|quantity|quantities|order qty|qty ordered|ordered|cantidad|cant|cantidades|unidades pedidas|qte|quantite|quantites|menge|nombre)\b/,
  ],
  [
    'other',
    /(price|precio|prix|total|importe|montant|amount|subtotal|stock|discount|descuento|remise|date|fecha|tax|iva|tva)/,
  ],
  [
    'unit',
    /^(unit|units|uom|u\/?m|um|unidad|unidades|unite|unites|pack|packaging|envase|conditionnement|presentacion)\b/,
  ],
  [
    'code',
    /^(code|item code|product code|sku|item|item no|item number|item #|part|part no|part number|article|article no|art|art nr|art no|artikel|ref|reference|product no|product id|codigo|cod|referencia|articulo|clave|numero de article|n article|no article|ean|upc|gtin|barcode|codigo de barras|code barres|code-barres|your code|our code|su codigo)\b/,
  ],
  [
    'name',
    /^(name|product|product name|description|desc|item description|nombre|producto|descripcion|designation|libelle|produit|nom|articulo descripcion)\b/,
  ],
];

/** What a head says that its column holds; null when it is no head. */
export const kindOfHead = (cell: string): ColumnKind | null => {
  const text = normalizeText(cell)
    .replace(/[^\p{L}\p{N}#/ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '' || text.length > 40) return null;
  return HEADS.find(([, words]) => words.test(text))?.[0] ?? null;
};
