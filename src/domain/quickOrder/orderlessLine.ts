import { normalizeText } from '../catalogue/normalizeText.ts';

/** Words, in English, Spanish and French, with which a line begins that adds up others, without accents. */
const TOTALS =
  /^(grand total|(sub|sous)?[ -]?total(es|s)?|suma|importe total|base imponible|montant|net (a payer|ht|amount)|neto|balance due|amount due)\b/;
const CHARGES =
  /^(sales tax|tax|vat|gst|iva|tva|impuestos?|taxes?|shipping|freight|envio|portes|transporte|frais de port|discount|descuento|remise)\b/;
const CARRIED =
  /^(carried forward|brought forward|suma y sigue|suma anterior|a reporter|report|continued|continua|suite)\b/;
const PAGE_NUMBER =
  /^(page|pagina|pag|p)?\.? ?\d{1,3} ?(of|de|sur|\/) ?\d{1,3}$|^(page|pagina|pag) ?\d{1,3}$/;

/** What a browser prints below a page. */
const ADDRESS = /^(https?|file):\/\//;

/** Whether a cell heads a line that orders nothing: a total, a tax, a charge, the number of a page. */
export const isOrderless = (cell: string): boolean => {
  const text = normalizeText(cell).trim();
  return [TOTALS, CHARGES, CARRIED, PAGE_NUMBER, ADDRESS].some((words) => words.test(text));
};
