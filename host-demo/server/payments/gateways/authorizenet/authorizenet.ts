import * as v from 'valibot';
import type { Gateway, GatewayCharge, GatewayOptions, GatewayOutcome, GatewaySettings } from '../gateway.ts';
import { failed, notSupported, UNKNOWN, withoutAnswer } from '../outcomes.ts';
import { createClient } from './client.ts';
import { BANK_ACCOUNT, readTransaction } from './outcomes.ts';
import { createReports } from './reports.ts';
import { createSaved } from './saved.ts';
import { transactionWire } from './schema.ts';

type Settings = Extract<GatewaySettings, { platform: 'authorizenet' }>;

/** The longest the provider takes, s: a second transaction of the same payment, card and amount is refused in it. */
const DUPLICATE_WINDOW = '28800';

/** Fields stand in the order of the provider's schema, which it enforces. */
const transactionOf = (transactionType: string, charge: GatewayCharge) => ({
  transactionType,
  amount: charge.amount,
  currencyCode: charge.currency,
  ...(charge.source.kind === 'token'
    ? {
        payment: {
          opaqueData: { dataDescriptor: charge.source.descriptor, dataValue: charge.source.value },
        },
        ...(charge.saves && { profile: { createProfile: true } }),
      }
    : {
        profile: {
          customerProfileId: charge.source.reference.customerId,
          paymentProfile: {
            paymentProfileId: charge.source.reference.methodId,
            ...(charge.source.securityCode && { cardCode: charge.source.securityCode }),
          },
        },
      }),
  order: { invoiceNumber: charge.paymentId, description: charge.description.slice(0, 255) },
  customer: {
    id: charge.payer.id.slice(0, 20),
    ...(charge.payer.email && { email: charge.payer.email.slice(0, 255) }),
  },
  ...(charge.device.ip && { customerIP: charge.device.ip.slice(0, 45) }),
  transactionSettings: { setting: [{ settingName: 'duplicateWindow', settingValue: DUPLICATE_WINDOW }] },
});

type Good = Extract<GatewayOutcome, { state: 'authorised' | 'captured' | 'held' }>;

/** Only the answer tells whether a token is of a card or of a bank account. */
const isOtherMethod = (outcome: GatewayOutcome, { payform }: GatewayCharge): outcome is Good =>
  'used' in outcome && (outcome.used.brand === BANK_ACCOUNT) !== (payform === 'bank_account');

export const createAuthorizenet = (
  settings: Settings,
  { timeoutMs, clock }: Required<GatewayOptions>,
): Gateway => {
  const client = createClient(settings, timeoutMs);
  const { transact } = client;
  const { details, lookUp } = createReports(client, clock);
  const { withSaved, remove } = createSaved(client);

  /** The token was of the other method, which has another charge: nothing is kept. */
  const takeBack = async (
    { paymentId }: GatewayCharge,
    { reference }: { reference: string },
  ): Promise<GatewayOutcome> => {
    await transact(paymentId, { transactionType: 'voidTransaction', refTransId: reference });
    const known = await lookUp({ paymentId, reference });
    return known.state === 'voided' ? failed('not_supported') : known;
  };

  /** The provider knows a transaction of this payment, even when its lists don't have it yet: its state counts. */
  const findFirst = async ({ paymentId }: GatewayCharge): Promise<GatewayOutcome> => {
    const first = await lookUp({ paymentId, reference: null });
    return first.state === 'not_found' ? UNKNOWN : first;
  };

  const pay = async (transactionType: string, charge: GatewayCharge): Promise<GatewayOutcome> => {
    const answer = await transact(charge.paymentId, transactionOf(transactionType, charge));
    if (typeof answer === 'string') return withoutAnswer(answer);
    const read = v.safeParse(transactionWire, answer.body);
    if (!read.success) return UNKNOWN;
    const good = transactionType === 'authOnlyTransaction' ? 'authorised' : 'captured';
    const outcome = readTransaction(read.output, good);
    if (isOtherMethod(outcome, charge)) return takeBack(charge, outcome);
    if ('code' in outcome && outcome.code === 'duplicate') return findFirst(charge);
    return withSaved(outcome, charge.saves ? read.output.profileResponse : undefined);
  };

  const change = async (
    paymentId: string,
    request: object,
    done: (reference: string) => GatewayOutcome,
  ): Promise<GatewayOutcome> => {
    const answer = await transact(paymentId, request);
    if (typeof answer === 'string') return withoutAnswer(answer);
    const read = v.safeParse(transactionWire, answer.body);
    if (!read.success) return UNKNOWN;
    const outcome = readTransaction(read.output, 'captured');
    return outcome.state === 'captured' ? done(outcome.reference) : outcome;
  };

  return {
    platform: 'authorizenet',
    authorise: (charge) => pay('authOnlyTransaction', charge),
    charge: (charge) => pay('authCaptureTransaction', charge),
    startBankTransfer: notSupported,
    capture: ({ paymentId, reference, amount }) =>
      change(
        paymentId,
        { transactionType: 'priorAuthCaptureTransaction', amount, refTransId: reference },
        () => ({ state: 'captured', reference, used: { brand: '', lastFour: '', expiry: '' }, saved: null }),
      ),
    void: ({ paymentId, reference }) =>
      change(paymentId, { transactionType: 'voidTransaction', refTransId: reference }, () => ({
        state: 'voided',
        reference,
      })),
    /**
     * Before its settlement, a whole payment is voided instead; the provider refunds settled ones alone. A refund is a transaction of its
     * own, so one whose answer was lost is looked for first.
     */
    async refund({ paymentId, reference, amount }) {
      const found = (await details(reference))?.transaction;
      if (!found) return UNKNOWN;
      const isUnsettled = ['authorizedPendingCapture', 'capturedPendingSettlement'].includes(
        found.transactionStatus,
      );
      if (isUnsettled && Number(found.authAmount) !== Number(amount)) return failed('amount_refused');
      if (isUnsettled) return this.void({ paymentId, reference });
      const known = await lookUp({ paymentId, reference: null });
      if (known.state !== 'captured') return known;
      const cardNumber = found.payment?.creditCard?.cardNumber.slice(-4);
      const payment = cardNumber ? { payment: { creditCard: { cardNumber, expirationDate: 'XXXX' } } } : {};
      const order = { order: { invoiceNumber: paymentId } };
      const request = {
        transactionType: 'refundTransaction',
        amount,
        ...payment,
        refTransId: reference,
        ...order,
      };
      return change(paymentId, request, () => ({ state: 'refunded', reference }));
    },
    lookUp,
    tokenize: () => Promise.resolve(null),
    removeSaved: remove,
    readConfirmation: () => ({ refused: 'malformed' }),
    readReturn: () => null,
  };
};
