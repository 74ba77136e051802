export type Provider = 'authorizenet' | 'payu' | 'openpay';

export type PaymentState =
  | 'authorised'
  | 'captured'
  | 'voided'
  | 'refunded'
  | 'pending'
  | 'held'
  | 'declined'
  | 'error'
  | 'expired';

type PaymentEvent = { at: string; event: PaymentState; amount: string };

/** A payment at a provider. Of a card or account it has the last four digits alone. */
export type Payment = {
  provider: Provider;
  merchant: string;
  id: string;
  /** The merchant's reference: invoiceNumber, referenceCode or order_id. */
  paymentId: string;
  /** With the currency's decimals, as the merchant sent it. */
  amount: string;
  currency: string;
  method: 'card' | 'bank';
  brand: string;
  lastFour: string;
  state: PaymentState;
  reason: string;
  createdAt: number;
  /** ms; null while nothing was captured. */
  capturedAt: number | null;
  captured: string;
  refunded: string;
  events: PaymentEvent[];
};

type NewPayment = Omit<Payment, 'createdAt' | 'capturedAt' | 'captured' | 'refunded' | 'events'>;

export type Ending = 'approved' | 'declined' | 'expired';

type Totals = Record<string, { captured: string; refunded: string; held: string }>;

const cents = (amount: string): number => Math.round(Number(amount) * 100);
const sum = (amounts: string[]): string =>
  (amounts.reduce((total, amount) => total + cents(amount), 0) / 100).toFixed(2);

export const createPayments = (clock: () => Date) => {
  const payments: Payment[] = [];
  const listeners = new Map<Provider, (payment: Payment, ending: Ending) => void>();

  const change = (payment: Payment, state: PaymentState, amount: string = payment.amount): void => {
    payment.state = state;
    if (state === 'captured') {
      payment.captured = amount;
      payment.capturedAt = clock().getTime();
    }
    if (state === 'refunded') payment.refunded = sum([payment.refunded, amount]);
    payment.events.push({ at: clock().toISOString(), event: state, amount });
  };

  const totals = (): Totals => {
    const keys = [...new Set(payments.map(({ provider, currency }) => `${provider} ${currency}`))];
    const totalsOf = (key: string) => {
      const ofKey = payments.filter(({ provider, currency }) => `${provider} ${currency}` === key);
      const held = ofKey.filter(({ state }) => state === 'authorised' || state === 'held');
      return {
        captured: sum(ofKey.map((payment) => payment.captured)),
        refunded: sum(ofKey.map((payment) => payment.refunded)),
        held: sum(held.map(({ amount }) => amount)),
      };
    };
    return Object.fromEntries(keys.map((key) => [key, totalsOf(key)]));
  };

  return {
    all: (): readonly Payment[] => payments,
    ofMerchant: (provider: Provider, merchant: string) =>
      payments.filter((payment) => payment.provider === provider && payment.merchant === merchant),
    find: (provider: Provider, id: string) =>
      payments.find((payment) => payment.provider === provider && payment.id === id),
    add(values: NewPayment): Payment {
      const payment: Payment = {
        ...values,
        createdAt: clock().getTime(),
        capturedAt: null,
        captured: '0',
        refunded: '0',
        events: [],
      };
      payments.push(payment);
      change(payment, values.state);
      return payment;
    },
    change,
    onEnding(provider: Provider, listener: (payment: Payment, ending: Ending) => void) {
      listeners.set(provider, listener);
    },
    end(isMeant: (payment: Payment) => boolean, ending: Ending): number {
      const waiting = payments.filter(
        (payment) => (payment.state === 'pending' || payment.state === 'held') && isMeant(payment),
      );
      for (const payment of waiting) listeners.get(payment.provider)?.(payment, ending);
      return waiting.length;
    },
    totals,
    clear() {
      payments.length = 0;
    },
  };
};

export type Payments = ReturnType<typeof createPayments>;
