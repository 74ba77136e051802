import * as v from 'valibot';
import { callProvider, type ProviderAnswer } from '../callProvider.ts';
import type {
  BankTransfer,
  Gateway,
  GatewayCharge,
  GatewayOptions,
  GatewayOutcome,
  GatewaySettings,
  SavedReference,
} from '../gateway.ts';
import { failed, notSupported, UNKNOWN, withoutAnswer } from '../outcomes.ts';
import { readCharge, readError } from './outcomes.ts';
import { type Charge, chargeWire, errorWire, savedCardWire, webhookWire } from './schema.ts';

type Settings = Extract<GatewaySettings, { platform: 'openpay' }>;

const LONGEST_DESCRIPTION = 250;

const customerOf = ({ payer }: BankTransfer) => {
  const [name = '', ...others] = payer.name.split(' ');
  return {
    name,
    last_name: others.join(' '),
    email: payer.email,
    ...(payer.phone && { phone_number: payer.phone }),
    requires_account: false,
  };
};

/** `amount` has no decimals in COP. */
const commonOf = (transfer: BankTransfer) => ({
  amount: Number(transfer.amount),
  currency: transfer.currency,
  description: transfer.description.slice(0, LONGEST_DESCRIPTION),
  order_id: transfer.paymentId,
  customer: customerOf(transfer),
});

const cardChargeOf = (charge: GatewayCharge, sourceId: string) => ({
  method: 'card',
  source_id: sourceId,
  ...commonOf(charge),
  device_session_id: charge.device.sessionId,
  ...(charge.source.kind === 'saved' && charge.source.securityCode && { cvv2: charge.source.securityCode }),
  ...(charge.installments > 1 && { payment_plan: { payments: charge.installments } }),
  ...(charge.returnUrl && { use_3d_secure: true, redirect_url: charge.returnUrl }),
});

export const createOpenpay = (settings: Settings, { timeoutMs }: Required<GatewayOptions>): Gateway => {
  const { apiBase, merchantId, privateKey } = settings;
  const authorization = `Basic ${Buffer.from(`${privateKey}:`).toString('base64')}`;

  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<ProviderAnswer> =>
    callProvider(`${apiBase}/${merchantId}${path}`, { method, headers: { authorization }, body, timeoutMs });

  const readFailure = (answer: ProviderAnswer): GatewayOutcome => {
    if (typeof answer === 'string') return withoutAnswer(answer);
    const error = v.safeParse(errorWire, answer.body);
    return error.success ? readError(error.output.error_code, error.output.description) : UNKNOWN;
  };

  const readAnswer = (answer: ProviderAnswer): GatewayOutcome => {
    const charge = typeof answer === 'string' ? null : v.safeParse(chargeWire, answer.body);
    return charge?.success ? readCharge(charge.output) : readFailure(answer);
  };

  const findByOrder = async (paymentId: string): Promise<GatewayOutcome> => {
    const answer = await call('GET', `/charges?order_id=${encodeURIComponent(paymentId)}`);
    const read = typeof answer === 'string' ? null : v.safeParse(v.array(chargeWire), answer.body);
    if (!read?.success) return UNKNOWN;
    const isThis = ({ order_id }: Charge) => order_id === paymentId;
    const charge = read.output.find(isThis);
    return charge ? readCharge(charge) : { state: 'not_found' };
  };

  const lookUp: Gateway['lookUp'] = async ({ paymentId, reference }) => {
    if (!reference) return findByOrder(paymentId);
    const answer = await call('GET', `/charges/${encodeURIComponent(reference)}`);
    const charge = typeof answer === 'string' ? null : v.safeParse(chargeWire, answer.body);
    return charge?.success ? readCharge(charge.output) : UNKNOWN;
  };

  /** An order_id that was sent before is no failure: its charge counts. */
  const submit = async (paymentId: string, body: object): Promise<GatewayOutcome> => {
    const outcome = readAnswer(await call('POST', '/charges', body));
    if (!('code' in outcome) || outcome.code !== 'duplicate') return outcome;
    const first = await findByOrder(paymentId);
    return first.state === 'not_found' ? UNKNOWN : first;
  };

  /**
   * Keeps the token's card for the merchant; without that card nothing can be charged any more. Source: Openpay's API, "Create a card with
   * token", merchant level; both fields are required. A card of a customer would be charged at `/customers/{id}/charges`, and would need a
   * customer at Openpay.
   */
  const saveCard = async (charge: GatewayCharge): Promise<SavedReference | GatewayOutcome> => {
    const { device, payer, source } = charge;
    const token_id = source.kind === 'token' ? source.value : '';
    const answer = await call('POST', '/cards', { token_id, device_session_id: device.sessionId });
    const card = typeof answer === 'string' ? null : v.safeParse(savedCardWire, answer.body);
    if (card?.success) return { customerId: payer.id, methodId: card.output.id };
    const outcome = readFailure(answer);
    return outcome.state === 'unknown' ? failed('provider_error') : outcome;
  };

  const charge = async (payment: GatewayCharge): Promise<GatewayOutcome> => {
    const { source, saves, paymentId } = payment;
    if (source.kind === 'saved') {
      const outcome = await submit(paymentId, cardChargeOf(payment, source.reference.methodId));
      const isGone = 'code' in outcome && outcome.code === 'token_used';
      return isGone ? failed('saved_method_gone', outcome.message) : outcome;
    }
    if (!saves) return submit(paymentId, cardChargeOf(payment, source.value));
    const saved = await saveCard(payment);
    if ('state' in saved) return saved;
    const outcome = await submit(paymentId, cardChargeOf(payment, saved.methodId));
    return outcome.state === 'captured' ? { ...outcome, saved } : outcome;
  };

  const refund = async (reference: string, amount: string | null): Promise<GatewayOutcome> => {
    const body = { description: 'Refund', ...(amount && { amount: Number(amount) }) };
    const outcome = readAnswer(await call('POST', `/charges/${encodeURIComponent(reference)}/refund`, body));
    // Openpay answers a refund with the charge, whose status may stay `completed`.
    return outcome.state === 'captured' ? { state: 'refunded', reference } : outcome;
  };

  return {
    platform: 'openpay',
    authorise: notSupported,
    charge,
    startBankTransfer: (transfer) =>
      submit(transfer.paymentId, {
        method: 'bank_account',
        ...commonOf(transfer),
        redirect_url: transfer.returnUrl,
      }),
    capture: notSupported,
    /** In one step there is nothing to void: the whole amount is refunded. */
    void: ({ reference }) => refund(reference, null),
    refund: ({ reference, amount }) => refund(reference, amount),
    lookUp,
    tokenize: () => Promise.resolve(null),
    async removeSaved({ methodId }) {
      const answer = await call('DELETE', `/cards/${encodeURIComponent(methodId)}`);
      return typeof answer !== 'string' && (answer.status === 204 || answer.status === 404);
    },
    readConfirmation(body) {
      const webhook = v.safeParse(webhookWire, body);
      return webhook.success ? { paymentId: webhook.output.transaction.order_id } : { refused: 'malformed' };
    },
    /** Openpay signs nothing and brings its own id alone: the address that it returns to tells the payment. */
    readReturn: () => null,
  };
};
