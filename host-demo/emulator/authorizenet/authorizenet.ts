import type { FastifyInstance } from 'fastify';
import { type Answer, answerWithFaults, readBodiesAsText, readObject } from '../answering.ts';
import type { Call, Faults } from '../faults.ts';
import { EMULATOR_MERCHANTS, EMULATOR_PATHS } from '../merchants.ts';
import type { Payments } from '../payments.ts';
import { readAt, readText } from '../readText.ts';
import { acceptScript } from './acceptScript.ts';
import { messagesOf, refusal } from './answers.ts';
import { profileAnswer } from './profileResponse.ts';
import { createProfiles } from './profiles.ts';
import { listBatch, listBatches, listUnsettled, readDetails } from './reports.ts';
import { readRequest } from './schema.ts';
import { createTokens } from './tokens.ts';
import { endReview, findPayment, type Store, transact } from './transactions.ts';

type Handler = (store: Store, merchant: string, content: Record<string, unknown>) => unknown;

const createToken: Handler = ({ tokens }, merchant, content) => {
  const opaqueData = tokens.issue(merchant, readAt(content, 'data'));
  return opaqueData
    ? { opaqueData, messages: messagesOf('I00001') }
    : refusal('E00003', 'Invalid card or bank data.');
};

const saveFromTransaction: Handler = (store, merchant, content) => {
  const { sources, profiles } = store;
  const transaction = findPayment(store, merchant, readText(content, 'transId'));
  const source = transaction && sources.get(transaction.id)?.source;
  if (!source) return refusal('E00040');
  const id = readText(content, 'customerProfileId');
  const customer = readText(content, 'customer', 'merchantCustomerId');
  return profileAnswer(
    id ? profiles.addTo(merchant, id, source) : profiles.create(merchant, customer, source),
  );
};

const readSaved: Handler = ({ profiles }, merchant, content) => {
  const customerProfileId = readText(content, 'customerProfileId');
  const customerPaymentProfileId = readText(content, 'customerPaymentProfileId');
  const source = profiles.method(merchant, customerProfileId, customerPaymentProfileId);
  if (!source) return refusal('E00040');
  const cardNumber = `XXXX${source.lastFour}`;
  const isUnmasked = readText(content, 'unmaskExpirationDate') === 'true';
  const expirationDate = isUnmasked ? new Date(source.endsAt - 1).toISOString().slice(0, 7) : 'XXXX';
  const payment =
    source.method === 'card'
      ? { creditCard: { cardNumber, expirationDate, cardType: source.brand } }
      : { bankAccount: { routingNumber: 'XXXX', accountNumber: cardNumber } };
  return {
    paymentProfile: { customerProfileId, customerPaymentProfileId, payment },
    messages: messagesOf('I00001'),
  };
};

const removeSaved: Handler = ({ profiles }, merchant, content) => {
  const [id, method] = [
    readText(content, 'customerProfileId'),
    readText(content, 'customerPaymentProfileId'),
  ];
  return refusal(profiles.remove(merchant, id, method) ? 'I00001' : 'E00040');
};

const HANDLERS: Readonly<Record<string, Handler>> = {
  securePaymentContainerRequest: createToken,
  createTransactionRequest: transact,
  createCustomerProfileFromTransactionRequest: saveFromTransaction,
  getCustomerPaymentProfileRequest: readSaved,
  deleteCustomerPaymentProfileRequest: removeSaved,
  getTransactionDetailsRequest: readDetails,
  getUnsettledTransactionListRequest: listUnsettled,
  getSettledBatchListRequest: listBatches,
  getTransactionListRequest: listBatch,
};

const CALL_BY_TYPE: Readonly<Record<string, Call>> = {
  priorAuthCaptureTransaction: 'capture',
  voidTransaction: 'void',
  refundTransaction: 'refund',
};

const callOf = (name: string, content: unknown): Call => {
  if (name === 'securePaymentContainerRequest') return 'token';
  if (name !== 'createTransactionRequest') return 'lookup';
  return CALL_BY_TYPE[readText(content, 'transactionRequest', 'transactionType')] ?? 'charge';
};

/** The merchant of a request: the public key makes tokens, the transaction key does all else. */
const authenticate = (name: string, content: unknown): string | null => {
  const given = readAt(content, 'merchantAuthentication');
  const merchant = Object.values(EMULATOR_MERCHANTS.authorizenet).find(
    ({ loginId }) => loginId === readText(given, 'name'),
  );
  const isToken = name === 'securePaymentContainerRequest';
  const isRight = isToken
    ? merchant?.clientKey === readText(given, 'clientKey')
    : merchant?.transactionKey === readText(given, 'transactionKey');
  return merchant && isRight ? merchant.loginId : null;
};

const paymentIdOf = (store: Store, merchant: string, content: unknown): string => {
  const request = readAt(content, 'transactionRequest');
  const transId = readText(request, 'refTransId') || readText(content, 'transId');
  return transId
    ? (findPayment(store, merchant, transId)?.paymentId ?? '')
    : readText(request, 'order', 'invoiceNumber');
};

/** Every answer has status 200 and begins with a byte-order mark. */
const answer = (body: unknown): Answer =>
  body === null ? null : { status: 200, body: `\uFEFF${JSON.stringify(body)}` };

type AuthorizenetOptions = {
  clock: () => Date;
  payments: Payments;
  faults: Faults;
  origin: () => string;
};

export const authorizenet =
  ({ clock, payments, faults, origin }: AuthorizenetOptions) =>
  (app: FastifyInstance, _options: object, done: () => void): void => {
    const store: Store = {
      clock,
      payments,
      faults,
      tokens: createTokens(clock),
      profiles: createProfiles(),
      sources: new Map(),
      refunds: [],
    };
    payments.onEnding('authorizenet', (payment, ending) => endReview(store, payment, ending === 'approved'));
    readBodiesAsText(app);

    app.get(EMULATOR_PATHS.acceptJs, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(acceptScript(origin())),
    );
    app.post(EMULATOR_PATHS.authorizenet, async (request, reply) => {
      reply.header('content-type', 'application/json; charset=utf-8');
      const read = readRequest(readObject(request.body));
      if ('problem' in read) return reply.send(answer(refusal('E00003', read.problem))?.body);
      const { name, content } = read;
      const merchant = authenticate(name, content);
      if (merchant === null) return reply.send(answer(refusal('E00007'))?.body);
      const paymentId = paymentIdOf(store, merchant, content);
      const about = { call: callOf(name, content), paymentId };
      await answerWithFaults(faults, reply, about, () =>
        answer(HANDLERS[name]?.(store, merchant, content) ?? null),
      );
      return reply;
    });
    done();
  };
