import * as v from 'valibot';
import { callProvider } from '../callProvider.ts';
import type { Gateway, GatewayCharge, GatewayOptions, GatewayOutcome, GatewaySettings } from '../gateway.ts';
import { failed, notSupported, UNKNOWN, withoutAnswer } from '../outcomes.ts';
import { chargeOf, readOrders, readResponse } from './outcomes.ts';
import { type PayuToken, readToken, writeToken } from './payuToken.ts';
import { ordersWire, type ReportedOrder, submitWire, tokenWire } from './schema.ts';
import { isConfirmationSigned, isReturnSigned, signOrder } from './signatures.ts';

type Settings = Extract<GatewaySettings, { platform: 'payu' }>;

const confirmationWire = v.object({
  merchant_id: v.string(),
  reference_sale: v.pipe(v.string(), v.nonEmpty()),
  value: v.string(),
  currency: v.string(),
  state_pol: v.string(),
  sign: v.string(),
});

const person = ({ payer }: GatewayCharge) => ({
  fullName: payer.name,
  emailAddress: payer.email,
  contactPhone: payer.phone,
  dniNumber: payer.document,
});

const transactionOf = (settings: Settings, charge: GatewayCharge, token: PayuToken) => {
  const { paymentId: reference, currency, payer, device } = charge;
  const value = Number(charge.amount);
  // A tax that is left out would be taken as 19 %.
  const untaxed = { value: 0, currency };
  const { securityCode } = charge.source;
  return {
    order: {
      accountId: settings.accountId,
      referenceCode: reference,
      description: charge.description.slice(0, 255),
      language: 'es',
      signature: signOrder(settings, { reference, value: String(value), currency }),
      notifyUrl: charge.notifyUrl,
      additionalValues: {
        TX_VALUE: { value, currency },
        TX_TAX: untaxed,
        TX_TAX_RETURN_BASE: untaxed,
      },
      buyer: { merchantBuyerId: payer.id, ...person(charge) },
    },
    payer: { merchantPayerId: payer.id, ...person(charge) },
    creditCardTokenId: token.id,
    creditCard: securityCode ? { securityCode } : { processWithoutCvv2: true },
    extraParameters: {
      INSTALLMENTS_NUMBER: charge.installments,
      ...(charge.returnUrl && { RESPONSE_URL: charge.returnUrl }),
    },
    type: 'AUTHORIZATION_AND_CAPTURE',
    paymentMethod: token.paymentMethod,
    paymentCountry: 'CO',
    deviceSessionId: device.sessionId,
    ipAddress: device.ip,
    cookie: device.sessionId,
    userAgent: device.userAgent,
  };
};

/** An error or a repeat doesn't tell what became of the payment. */
const isUncertain = (outcome: GatewayOutcome): boolean =>
  'code' in outcome && (outcome.code === 'duplicate' || outcome.code === 'provider_error');

export const createPayu = (settings: Settings, { timeoutMs }: Required<GatewayOptions>): Gateway => {
  const { apiBase, reportsBase, apiLogin, apiKey, isTest } = settings;

  const send = (url: string, command: string, content: object) => {
    const merchant = { apiLogin, apiKey };
    return callProvider(url, {
      body: { language: 'es', command, merchant, test: isTest, ...content },
      timeoutMs,
    });
  };

  const ordersOf = async (referenceCode: string): Promise<ReportedOrder[] | null> => {
    const command = 'ORDER_DETAIL_BY_REFERENCE_CODE';
    const answer = await send(reportsBase, command, { details: { referenceCode } });
    const read = typeof answer === 'string' ? null : v.safeParse(ordersWire, answer.body);
    return read?.success ? (read.output.result?.payload ?? []) : null;
  };

  const lookUp: Gateway['lookUp'] = async ({ paymentId }) => {
    const orders = await ordersOf(paymentId);
    return orders ? readOrders(orders) : UNKNOWN;
  };

  const submit = async (
    transaction: object,
    used = { brand: '', lastFour: '', expiry: '' },
  ): Promise<GatewayOutcome> => {
    const answer = await send(apiBase, 'SUBMIT_TRANSACTION', { transaction });
    if (typeof answer === 'string') return withoutAnswer(answer);
    const read = v.safeParse(submitWire, answer.body);
    if (!read.success) return UNKNOWN;
    const { code, error, transactionResponse } = read.output;
    if (transactionResponse) return readResponse(transactionResponse, used);
    if (code !== 'ERROR') return UNKNOWN;
    return failed(/credentials/i.test(error) ? 'configuration' : 'provider_error', error);
  };

  const charge = async (payment: GatewayCharge): Promise<GatewayOutcome> => {
    const { source } = payment;
    const text = source.kind === 'token' ? source.value : source.reference.methodId;
    const token = readToken(text);
    if (!token) return failed(source.kind === 'token' ? 'token_used' : 'saved_method_gone');
    const outcome = await submit(transactionOf(settings, payment, token), token.used);
    if (isUncertain(outcome)) {
      const known = await lookUp({ paymentId: payment.paymentId, reference: null });
      return known.state === 'not_found' ? outcome : known;
    }
    if (outcome.state !== 'captured' || !payment.saves) return outcome;
    return { ...outcome, saved: { customerId: payment.payer.id, methodId: text } };
  };

  const refund = async (
    paymentId: string,
    part: Pick<GatewayCharge, 'amount' | 'currency'> | null,
  ): Promise<GatewayOutcome> => {
    const orders = await ordersOf(paymentId);
    const found = orders && chargeOf(orders);
    if (!found) return orders ? failed('not_found') : UNKNOWN;
    const { order, transaction } = found;
    const outcome = await submit({
      order: { id: order.id, language: 'es' },
      type: 'REFUND',
      reason: `Refund of ${paymentId}`,
      parentTransactionId: transaction.id,
      ...(part && {
        additionalValues: { TX_VALUE: { value: Number(part.amount), currency: part.currency } },
      }),
    });
    return outcome.state === 'captured' ? { state: 'refunded', reference: transaction.id } : outcome;
  };

  return {
    platform: 'payu',
    authorise: notSupported,
    charge,
    startBankTransfer: notSupported,
    capture: notSupported,
    /** In one step there is nothing to void: the whole amount is refunded. */
    void: ({ paymentId }) => refund(paymentId, null),
    refund: ({ paymentId, ...part }) => refund(paymentId, part),
    lookUp,
    async tokenize({ payerId, number, name, expiration, brand, identification }) {
      const creditCardToken = {
        payerId,
        name,
        identificationNumber: identification.slice(0, 20),
        paymentMethod: brand,
        number,
        expirationDate: expiration,
      };
      const answer = await send(apiBase, 'CREATE_TOKEN', { creditCardToken });
      const read = typeof answer === 'string' ? null : v.safeParse(tokenWire, answer.body);
      if (!read?.success) return { code: 'provider_error', message: '' };
      const { code, error, creditCardToken: made } = read.output;
      if (code !== 'SUCCESS' || !made?.creditCardTokenId) return { code: 'card_invalid', message: error };
      const expiry = `${expiration.slice(5)}/${expiration.slice(2, 4)}`;
      const used = { brand, lastFour: number.slice(-4), expiry };
      return { token: writeToken({ id: made.creditCardTokenId, paymentMethod: brand, used }) };
    },
    /** Source: PayU's Tokenization API, REMOVE_TOKEN: the payer that the token was made for, and the token. */
    async removeSaved({ customerId, methodId }) {
      const creditCardTokenId = readToken(methodId)?.id ?? methodId;
      const removeCreditCardToken = { payerId: customerId, creditCardTokenId };
      const answer = await send(apiBase, 'REMOVE_TOKEN', { removeCreditCardToken });
      const read = typeof answer === 'string' ? null : v.safeParse(tokenWire, answer.body);
      return read?.success === true && read.output.code === 'SUCCESS';
    },
    readConfirmation(body) {
      const read = v.safeParse(confirmationWire, body);
      if (!read.success) return { refused: 'malformed' };
      return isConfirmationSigned(settings, read.output)
        ? { paymentId: read.output.reference_sale }
        : { refused: 'bad_signature' };
    },
    readReturn: (query) =>
      query.referenceCode && isReturnSigned(settings, query) ? { paymentId: query.referenceCode } : null,
  };
};
