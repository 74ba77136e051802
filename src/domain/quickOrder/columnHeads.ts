import { normalizeText } from '../catalogue/normalizeText.ts';

/**
 * `sellerCode`: what the seller calls the product, where the customer's own code is beside it. `count`: the quantity where no other column
 * is, else the unit ("Unidades").
 */
export type ColumnKind =
  | 'code'
  | 'sellerCode'
  | 'ownCode'
  | 'toOrder'
  | 'quantity'
  | 'count'
  | 'unit'
  | 'name'
  | 'other';

const CODE_WORDS =
  '(code|ref|reference|referencia|codigo|cod|item|number|no|sku|part|article|articulo|numero)';

/** The words of heads in English, Spanish and French, without accents; the first kind that fits is taken. */
const HEADS: readonly [ColumnKind, RegExp][] = [
  ['name', /\b(name|description|desc|descripcion|designation|libelle|nombre)\b/],
  [
    'other',
    /(price|precio|prix|total|importe|montant|amount|subtotal|stock(?! (?:code|no|number))|discount|descuento|remise|\b(date|fecha|tax|iva|tva)\b)/,
  ],
  [
    'other',
    /(on hand|available|disponible|existencia|delivered|entregad|livree|shipped|enviad|expedie|received|recibid|recue|invoiced|facturad|facturee|backorder|pendiente|reliquat)/,
  ],
  ['sellerCode', new RegExp(`(supplier|vendor|proveedor|fournisseur).*|^(your|su|votre) ${CODE_WORDS}\\b`)],
  ['ownCode', new RegExp(`^(our|my|own|nuestr[oa]|mi|notre|mon|ma) ${CODE_WORDS}\\b`)],
  [
    'toOrder',
    /^((qty|quantity|units)? ?(to order|ordered)|order( qty| quantity)?|(cantidad|cant|unidades)? ?(a pedir|pedid[oa]s?)|(qte|quantite) (a commander|commandee)|commande)$/,
  ],
  [
    'quantity',
    /^(qty|quantity|quantities|order qty|order quantity|qty ordered|ordered|cantidad|cant|cantidades|cdad|unidades pedidas|qte|quantite|quantites|menge)\b/,
  ],
  ['count', /^(units|unidades|unites|uds|pcs|pieces|piezas|bultos|cajas|cases|colis|cartons)$/],
  ['unit', /^(unit|uom|u\/?m|um|unidad|unite|pack|packaging|envase|conditionnement|presentacion)\b/],
  [
    'code',
    /^(code|item|product (?:code|no|number|id)|stock (?:code|no|number)|sku|p\/n|part|article|art|artikel|ref|reference|codigo|cod|referencia|articulo|clave|numero|n article|no article|ean|upc|gtin|barcode|code barres|code-barres)\b/,
  ],
  ['name', /^(product|producto|produit)$/],
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
