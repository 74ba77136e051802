import { normalizeText } from '../catalogue/normalizeText.ts';
import { isCodeToken, isLetteredCode } from './codeToken.ts';
import type { ListRow } from './listRow.ts';
import { isAmbiguousNumber, type ReadQuantity, readQuantity } from './readQuantity.ts';
import { isMeasure, isUnitWord } from './unitWords.ts';

type Token = { text: string; start: number };

const PUNCTUATION_AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const FILLERS = /^(of|de|d|x|×|du|des|a|pcs?|by|uds?)$/i;
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

/** "3 x 12" is one quantity where the line has a code besides. */
const withJoinedPacks = (text: string): string =>
  text.replace(/(?<![\w-])(\d{1,4})\s*[x×*]\s*(\d{1,3})(?![\w-])/g, '$1x$2');

type Candidate = { token: Token; at: number; read: ReadQuantity };

/** "5 l" is the size of a product rather than how many are wanted. */
const isSizeOfProduct = (tokens: readonly Token[], { at, read }: Candidate): boolean =>
  isMeasure(read.unit || (tokens[at + 1]?.text ?? ''));

/** The quantity beside a code: at the start of the line or before the code, else the last number after it. */
const findQuantity = (tokens: readonly Token[], code: Token | undefined): Found | null => {
  const all = tokens.flatMap((token, at): Candidate[] => {
    const read = token === code ? null : readQuantity(token.text, null);
    return read ? [{ token, at, read }] : [];
  });
  const wanted = all.filter((candidate) => !isSizeOfProduct(tokens, candidate));
  const candidates = wanted.length > 0 ? wanted : all;
  const first = code?.start ?? 1;
  const before = candidates.find(({ token, at }) => at === 0 || token.start < first);
  const chosen = before ?? candidates.at(-1);
  return chosen ? withUnitAfter(tokens, chosen.at, chosen.read) : null;
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

/**
 * A line without columns, as in a mail: "6 x CO-1001 olive oil", "CO-1052 — 2 cases", "- 12 bottles of CF-0310". Null for a sentence
 * that orders nothing.
 */
export const readFreeLine = (text: string): FreeLine => {
  const written = tokensOf(text);
  const lettered = written.filter((token) => isLetteredCode(token.text));
  if (isProse(written, text)) return null;
  if (lettered.length > 1) return severalProducts(text.trim());
  if (lettered.length === 0 && isNoProduct(text)) return null;
  const hasCode = written.some((token) => isCodeToken(token.text));
  if (!hasCode && written.length > MOST_PROSE_WORDS) return null;
  const tokens = hasCode ? tokensOf(withJoinedPacks(text)) : written;
  const code = tokens.find((token) => isCodeToken(token.text));
  const found = findQuantity(tokens, code);
  const ambiguous = found ? undefined : tokens.find((token) => isAmbiguousNumber(token.text));
  const words = tokens.filter(
    (token) => token !== code && token !== ambiguous && !found?.used.has(token) && !FILLERS.test(token.text),
  );
  return {
    code: code?.text ?? '',
    name: words.map((token) => token.text).join(' '),
    quantity: found?.read.quantity ?? null,
    quantityText: found?.read.quantity ?? ambiguous?.text ?? '',
    unit: found?.read.unit ?? '',
    packSize: found?.read.packSize ?? null,
    text: text.trim(),
    problem: ambiguous ? 'quantity_unreadable' : null,
  };
};
