import { normalizeText } from '../catalogue/normalizeText.ts';
import { isCodeToken, isLetteredCode } from './codeToken.ts';
import type { ListRow } from './listRow.ts';
import { isAmbiguousNumber, isFraction, type ReadQuantity, readQuantity } from './readQuantity.ts';
import { cellsOfLine, quantityCells } from './separators.ts';
import { isMeasure, isUnitWord } from './unitWords.ts';

type Token = { text: string; start: number };

const PUNCTUATION_AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const FILLERS = /^(of|de|d|x|×|du|des|a|pcs?|by|uds?)$/i;
/** The lines of a mail are counted: "1. CO-1001", "2) CO-1052". */
const NUMBERING = /^\s*\d{1,3}[.)]\s+(?=\S)/;
const MOST_PROSE_WORDS = 7;
const MONTHS = [
  'january|february|march|april|may|june|july|august|september|october|november|december',
  'jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec',
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre',
].join('|');
/** "12 March", "12 de marzo", "le 12 mars", "March 12", without accents. */
const DATE = new RegExp(
  String.raw`\b\d{1,2}(st|nd|rd|th|er)?\.? (de )?(${MONTHS})\b|\b(${MONTHS})\.? \d{1,2}\b`,
);
const TELEPHONE = /\b(tel|telephone|telefono|phone|mobile|movil|cell|fax)\b/;
const GROUPS_OF_DIGITS = /^[+(]{0,2}\d{1,4}([ ().-]+\d{1,4}){2,}$/;
const TELEPHONE_DIGITS = 9;

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const bare = word.replace(PUNCTUATION_AROUND, '');
    return bare === '' ? [] : [{ text: bare, start: index }];
  });

type Found = { read: ReadQuantity; used: Set<Token> };

const withUnitAfter = (tokens: readonly Token[], at: number, read: ReadQuantity): Found => {
  const token = tokens[at];
  const next = tokens[at + 1];
  const used = new Set(token ? [token] : []);
  if (read.unit !== '' || !next || !isUnitWord(next.text)) return { read, used };
  return { read: { ...read, unit: next.text }, used: used.add(next) };
};

const withoutSpaces = (written: string, count: string, unit: string, size: string): string =>
  isUnitWord(unit) && !isMeasure(unit) ? `${count}${unit}x${size}` : written;

/** "3 x 12" and "2 cases of 12" are one quantity where the line has a code besides, and so is "1 ½"; "CO-1001:6" is two things. */
const withSeparateTokens = (text: string): string =>
  text
    .replace(/(?<![\w-])(\d{1,4})\s*[x×*]\s*(\d{1,3})(?![\w-])/g, '$1x$2')
    .replace(/(?<![\w-])(\d{1,4})\s*(\p{L}+)\.?\s+(?:of|de)\s+(\d{1,3})(?![\w-]|[.,]\d)/giu, withoutSpaces)
    .replace(/(?<=[\w-]{4})[=:](?=\d{1,4}(?:\s|$))/g, ' ')
    .replace(/(?<=\s|^)(\d{1,3})\s+(?=[¼½¾⅓⅔⅛](?:\s|$))/g, '$1');

type Candidate = { token: Token; at: number; read: ReadQuantity };

/** "5 l" is the size of a product rather than how many are wanted. */
const isSizeOfProduct = (tokens: readonly Token[], { at, read }: Candidate): boolean =>
  isMeasure(read.unit || (tokens[at + 1]?.text ?? ''));

const quantitiesIn = (tokens: readonly Token[], code: Token | undefined): Candidate[] => {
  const all = tokens.flatMap((token, at): Candidate[] => {
    const read = token === code ? null : readQuantity(token.text, null);
    return read ? [{ token, at, read }] : [];
  });
  const wanted = all.filter((candidate) => !isSizeOfProduct(tokens, candidate));
  return wanted.length > 0 ? wanted : all;
};

/** The quantity beside a code: at the start of the line or before the code, else the last number after it. */
const findQuantity = (tokens: readonly Token[], code: Token | undefined): Found | null => {
  const candidates = quantitiesIn(tokens, code);
  const first = code?.start ?? 1;
  const before = candidates.find(({ token, at }) => at === 0 || token.start < first);
  const chosen = before ?? candidates.at(-1);
  return chosen ? withUnitAfter(tokens, chosen.at, chosen.read) : null;
};

/** "6 x CO-1001 and 2 x CO-1052" is for the customer to take apart. */
const ordersSeveral = (tokens: readonly Token[], code: Token | undefined): boolean => {
  const others = tokens.filter((token) => token !== code && isCodeToken(token.text));
  const quantities = quantitiesIn(tokens, code).filter(({ token }) => !isCodeToken(token.text));
  const isLettered = code !== undefined && isLetteredCode(code.text);
  return (
    (isLettered && others.some((token) => isLetteredCode(token.text))) ||
    (others.length > 0 && quantities.length > 1)
  );
};

export type FreeLine = Omit<ListRow, 'line'> | null;

const isProse = (tokens: readonly Token[], text: string): boolean =>
  !/\d/.test(text) &&
  (tokens.length > MOST_PROSE_WORDS || /[.,!?:]$/.test(text.trim()) || tokens.length === 0);

/** The date of an order, or a telephone number. */
const isNoProduct = (text: string): boolean => {
  const plain = normalizeText(text).trim();
  const digits = plain.replace(/\D/g, '').length;
  const isTelephone = TELEPHONE.test(plain) || GROUPS_OF_DIGITS.test(plain);
  return DATE.test(plain) || (isTelephone && digits >= TELEPHONE_DIGITS);
};

const isNoOrder = (written: readonly Token[], line: string): boolean =>
  isProse(written, line) ||
  (written.every((token) => !isLetteredCode(token.text)) && isNoProduct(line)) ||
  (written.every((token) => !isCodeToken(token.text)) && written.length > MOST_PROSE_WORDS);

/** A sentence that names several products: the customer has to make rows of it. */
const severalProducts = (text: string): FreeLine => ({
  code: '',
  name: text,
  quantity: null,
  quantityText: '',
  unit: '',
  packSize: null,
  text,
  problem: null,
});

/** Of several cells with a quantity, as of a quantity and a price, the customer has to say which is meant. */
const unreadableIn = (tokens: readonly Token[], amounts: readonly string[]): string[] => {
  if (amounts.length > 1) return [...amounts];
  const token = tokens.find(({ text }) => isAmbiguousNumber(text) || isFraction(text));
  return token ? [token.text] : [];
};

/**
 * A line without columns, as in a mail: "6 x CO-1001 olive oil", "CO-1052 — 2 cases", "- 12 bottles of CF-0310". Null for a sentence
 * that orders nothing.
 */
export const readFreeLine = (text: string): FreeLine => {
  const line = text.replace(NUMBERING, '');
  const written = tokensOf(line);
  if (isNoOrder(written, line)) return null;
  const cells = cellsOfLine(line);
  const spaced = cells.join(' ');
  const hasCode = tokensOf(spaced).some((token) => isCodeToken(token.text));
  const tokens = tokensOf(hasCode ? withSeparateTokens(spaced) : spaced);
  const code = tokens.find((token) => isCodeToken(token.text));
  if (ordersSeveral(tokens, code)) return severalProducts(text.trim());
  const amounts = quantityCells(cells);
  const found = amounts.length > 1 ? null : findQuantity(tokens, code);
  const unreadable = found ? [] : unreadableIn(tokens, amounts);
  const words = tokens.filter(
    (token) =>
      token !== code &&
      !unreadable.includes(token.text) &&
      !found?.used.has(token) &&
      !FILLERS.test(token.text),
  );
  return {
    code: code?.text ?? '',
    name: words.map((token) => token.text).join(' '),
    quantity: found?.read.quantity ?? null,
    quantityText: found?.read.quantity ?? unreadable.join(' + '),
    unit: found?.read.unit ?? '',
    packSize: found?.read.packSize ?? null,
    text: text.trim(),
    problem: unreadable.length > 0 ? 'quantity_unreadable' : null,
  };
};
