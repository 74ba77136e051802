import type { CardAnswer, WrongField } from '../../bridge/cardContract.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import type { GatewayName } from '../../domain/payments/gateways.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import type { ChosenPayment } from '../../domain/payments/paymentMethod.ts';
import { loadOnce } from '../../platform/loadOnce.ts';
import type { NotPlaced, OnStage, PlacedOrder } from '../checkout/submissionResult.ts';

export type { CardAnswer, WrongField };

/** An invoice to pay; amounts are decimal texts. */
export type PayableInvoice = {
  id: string;
  number: string;
  net: string;
  balance: string;
  currency: string;
};

/** What is paid. Its payment keeps one id until its result is known, in this tab and after a reload. */
export type PaymentTarget =
  | { kind: 'cart'; key: string; method: ShippingMethod | null }
  | { kind: 'invoices'; parts: readonly { invoice: PayableInvoice; amount: string }[] }
  /** The public payment form: its link's id, no login, `apiKey` of its invoice, and the company's gateways. */
  | {
      kind: 'form';
      formId: string;
      apiKey: string;
      clientId: number;
      gateways: readonly string[];
      invoice: PayableInvoice;
      amount: string;
    };

/** With what it is paid: a token of the card form, a saved method, or the bank's own page. */
export type PaymentSource =
  | {
      kind: 'token';
      descriptor: string;
      value: string;
      /** Only for PayU, whose token has none. Kept nowhere. */
      securityCode: string | null;
      deviceSessionId: string;
      saves: boolean;
    }
  | { kind: 'saved'; id: string; securityCode: string | null }
  | { kind: 'bank_page' };

/**
 * `paid`, `pending` (go on at `payment.redirectUrl`), `held`, and the failures say what became of the payment; `unknown`: its answer is
 * lost, and it is asked for until the back office knows. `refused`: nothing was sent to a provider, `code` says why, such as
 * `amount_differs`, `balance_changed`, `no_gateway`; `recording_failed`: the provider has given back what it had reserved.
 * `not_placed`: the order was refused before the payment. `placed`: it had been placed before, without a payment.
 */
export type PaymentResult =
  | { status: 'paid'; payment: Payment; order: PlacedOrder | null }
  | {
      status: 'pending' | 'held' | 'declined' | 'failed' | 'expired' | 'voided' | 'refunded' | 'processing';
      payment: Payment;
    }
  | { status: 'unknown'; paymentId: string }
  | { status: 'refused'; code: string; message: string }
  | { status: 'not_placed'; reason: NotPlaced }
  | { status: 'placed'; order: PlacedOrder }
  | { status: 'session_expired' };

/** How the page of the card form looks. `colour`: #rrggbb; `radius`: px; `title`: read by screen readers. */
export type CardLook = {
  title: string;
  language: string;
  scheme: 'light' | 'dark' | 'auto';
  colour: string;
  radius: number | null;
};

export type CardEntryOptions = CardLook & {
  kind: 'card' | 'bank';
  gateway: GatewayName;
  settings: Readonly<Record<string, string>>;
  onSubmit(): void;
  onWrong(fields: readonly WrongField[]): void;
};

/**
 * The card or bank form, whose fields no script of this page can read (docs/payments.md). `ready` rejects
 * when its page can't be loaded. `change` shows it in another language or look; what was typed stays.
 * `tokenize`: a token for one payment; never rejects.
 */
export type CardEntry = {
  ready: Promise<void>;
  change(look: CardLook): void;
  tokenize(): Promise<CardAnswer>;
  focus(field: string): void;
  destroy(): void;
};

/** Pays, and follows payments. Nothing in it rejects, unless it says so. */
export type PaymentsService = {
  /** Charges once: a second call for the same target while one is at work, or unknown, follows the first. */
  pay(
    target: PaymentTarget,
    payment: ChosenPayment,
    source: PaymentSource,
    onStage?: OnStage,
  ): Promise<PaymentResult>;
  /** When a form for the target opens: what became of a payment that an earlier form has sent; null without one. */
  resume(target: PaymentTarget): Promise<PaymentResult | null>;
  /** Asks once for a payment. `refused` with `missing_reference` when the back office has none. */
  read(paymentId: string): Promise<PaymentResult>;
  /** Asks for a payment until it is settled or `signal` ends it; with growing pauses. */
  follow(paymentId: string, signal: AbortSignal): Promise<PaymentResult>;
  /** Takes what a paid order holds out of the cart; may be repeated. */
  finish(payment: Payment): void;
  /** Shows the card or bank form in an element. Rejects when the code can't be loaded. `apiKey`: of a public form. */
  openCard(element: HTMLElement, options: CardEntryOptions, apiKey: string | null): Promise<CardEntry>;
};

/** The code that pays could not be loaded; nothing was sent. */
const NOT_LOADED: PaymentResult = { status: 'refused', code: 'unreachable', message: '' };

/** `load`: what pays; its code is loaded when the first payment form opens. */
export const createPaymentsService = (load: () => Promise<PaymentsService>): PaymentsService => {
  const service = loadOnce(load);
  const loaded = () => service().catch(() => null);
  return {
    pay: async (...call) => (await loaded())?.pay(...call) ?? NOT_LOADED,
    resume: async (target) => (await loaded())?.resume(target) ?? null,
    read: async (paymentId) => (await loaded())?.read(paymentId) ?? { status: 'unknown', paymentId },
    follow: async (paymentId, signal) =>
      (await loaded())?.follow(paymentId, signal) ?? { status: 'unknown', paymentId },
    finish: (payment) => void loaded().then((payments) => payments?.finish(payment)),
    openCard: async (...call) => (await service()).openCard(...call),
  };
};
