import { randomUUID } from 'node:crypto';
import { hasCheckDigit, type KeptCard, keepCard } from '../cards.ts';
import { readText } from '../readText.ts';

export type PayuCard = KeptCard & {
  merchant: string;
  payerId: string;
  name: string;
  identificationNumber: string;
  paymentMethod: string;
};

/** The cards of CREATE_TOKEN. A token pays any number of times, until it is removed. */
export const createPayuTokens = () => {
  const cards = new Map<string, PayuCard>();

  const describe = (id: string, card: PayuCard) => ({
    creditCardTokenId: id,
    name: card.name,
    payerId: card.payerId,
    identificationNumber: card.identificationNumber,
    paymentMethod: card.paymentMethod,
    number: null,
    expirationDate: null,
    creationDate: null,
    maskedNumber: card.masked,
    errorDescription: null,
  });

  const find = (merchant: string, id: string): PayuCard | null => {
    const card = cards.get(id);
    return card?.merchant === merchant ? card : null;
  };

  return {
    create(merchant: string, data: unknown) {
      const number = readText(data, 'number');
      const [, year, month] = /^(\d{4})\/(\d\d)$/.exec(readText(data, 'expirationDate')) ?? [];
      if (!/^\d{13,20}$/.test(number) || !hasCheckDigit(number)) return 'The credit card number is not valid';
      if (!year || !month || Number(month) < 1 || Number(month) > 12)
        return 'The expiration date is not valid';
      const text = (name: string) => readText(data, name);
      const wanted = ['payerId', 'name', 'identificationNumber', 'paymentMethod'];
      const missing = wanted.find((name) => text(name) === '');
      if (missing) return `creditCardToken.${missing}: may not be null`;
      if (text('identificationNumber').length > 20)
        return 'identificationNumber: size must be between 1 and 20';
      const id = randomUUID();
      const card = {
        ...keepCard(number, Number(year), Number(month)),
        merchant,
        payerId: text('payerId'),
        name: text('name'),
        identificationNumber: text('identificationNumber'),
        paymentMethod: text('paymentMethod'),
      };
      cards.set(id, card);
      return describe(id, card);
    },
    find,
    list: (merchant: string, payerId: string) =>
      [...cards]
        .filter(([, card]) => card.merchant === merchant && card.payerId === payerId)
        .map(([id, card]) => describe(id, card)),
    remove(merchant: string, payerId: string, id: string) {
      const card = find(merchant, id);
      if (card?.payerId !== payerId) return null;
      cards.delete(id);
      return describe(id, card);
    },
  };
};

export type PayuTokens = ReturnType<typeof createPayuTokens>;
