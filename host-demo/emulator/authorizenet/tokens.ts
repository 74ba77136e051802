import { randomBytes } from 'node:crypto';
import { fingerprintOf, hasCheckDigit, type KeptCard, keepCard } from '../cards.ts';
import { readAt, readText } from '../readText.ts';

/** A card or a bank account that pays. Its number and security code are kept nowhere. */
export type Source = KeptCard & {
  method: 'card' | 'bank';
  isValid: boolean;
  isDeclinedByZip: boolean;
  avs: string;
  cvv: string;
};

type Nonce = { merchant: string; source: Source; createdAt: number; isUsed: boolean };

const DESCRIPTOR = 'COMMON.ACCEPT.INAPP.PAYMENT';
const LIFE_MS = 15 * 60_000;

/** The sandbox's own triggers (its testing guide). */
const AVS_BY_ZIP: Readonly<Record<string, string>> = {
  46201: 'A',
  46203: 'E',
  46204: 'G',
  46205: 'N',
  46206: 'P',
  46207: 'R',
  46208: 'S',
  46209: 'U',
  46211: 'W',
  46214: 'X',
  46217: 'Z',
};
const DECLINED_ZIP = '46282';
const CVV_BY_CODE: Readonly<Record<string, string>> = { 900: 'M', 901: 'N', 902: 'S', 903: 'U', 904: 'P' };

export const checkOfCode = (code: string): string => CVV_BY_CODE[code] ?? (code ? 'M' : '');

const readExpiry = (text: string): { year: number; month: number } | null => {
  const [, years, lastMonth] = /^(\d{4})-(\d\d)$/.exec(text) ?? [];
  const [, months, lastYears = ''] = /^(\d\d)[/-]?(\d{4}|\d\d)$/.exec(text) ?? [];
  const month = Number(lastMonth ?? months);
  const year = Number(years ?? (lastYears.length === 2 ? `20${lastYears}` : lastYears));
  return month >= 1 && month <= 12 ? { year, month } : null;
};

const readCard = (token: unknown): Source | null => {
  const number = readText(token, 'cardNumber');
  const expiry = readExpiry(readText(token, 'expirationDate'));
  if (!/^\d{13,16}$/.test(number) || !expiry) return null;
  const zip = readText(token, 'zip');
  return {
    ...keepCard(number, expiry.year, expiry.month),
    method: 'card',
    isValid: hasCheckDigit(number),
    isDeclinedByZip: zip === DECLINED_ZIP,
    avs: AVS_BY_ZIP[zip] ?? (zip ? 'Y' : 'P'),
    cvv: checkOfCode(readText(token, 'cardCode')),
  };
};

const ACCOUNT_TYPES = ['checking', 'savings', 'businessChecking'];

const readAccount = (token: unknown): Source | null => {
  const number = readText(token, 'accountNumber');
  const routing = readText(token, 'routingNumber');
  if (!/^\d{4,17}$/.test(number) || !/^\d{9}$/.test(routing)) return null;
  if (!ACCOUNT_TYPES.includes(readText(token, 'accountType'))) return null;
  return {
    outcome: 'approved',
    brand: 'eCheck',
    lastFour: number.slice(-4),
    masked: `XXXX${number.slice(-4)}`,
    fingerprint: fingerprintOf(`${routing} ${number}`),
    endsAt: Number.POSITIVE_INFINITY,
    method: 'bank',
    isValid: true,
    isDeclinedByZip: false,
    avs: 'P',
    cvv: '',
  };
};

/** The nonces of securePaymentContainerRequest: of one merchant, for one use, for 15 minutes. */
export const createTokens = (clock: () => Date) => {
  const nonces = new Map<string, Nonce>();
  return {
    /** Null for data that isn't exactly one card or one account. */
    issue(merchant: string, data: unknown): { dataDescriptor: string; dataValue: string } | null {
      const [card, account] = [readAt(data, 'token'), readAt(data, 'bankToken')];
      if ((card === undefined) === (account === undefined)) return null;
      const source = card === undefined ? readAccount(account) : readCard(card);
      if (!source) return null;
      const dataValue = randomBytes(48).toString('base64');
      nonces.set(dataValue, { merchant, source, createdAt: clock().getTime(), isUsed: false });
      return { dataDescriptor: DESCRIPTOR, dataValue };
    },
    /** What a nonce stands for, once; otherwise the provider's code. */
    spend(merchant: string, descriptor: string, value: string): Source | 'E00114' | 'E00115' | 'E00116' {
      const nonce = nonces.get(value);
      if (!nonce || nonce.isUsed || descriptor !== DESCRIPTOR) return 'E00114';
      if (nonce.merchant !== merchant) return 'E00116';
      if (clock().getTime() - nonce.createdAt > LIFE_MS) return 'E00115';
      nonce.isUsed = true;
      return nonce.source;
    },
  };
};

export type Tokens = ReturnType<typeof createTokens>;
