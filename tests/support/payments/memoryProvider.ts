import type {
  BankTransfer,
  Gateway,
  GatewayOutcome,
  GatewaySettings,
} from '../../../host-demo/server/payments/gateways/gateway.ts';

type Kept = { state: 'authorised' | 'captured' | 'voided' | 'refunded'; amount: string; reference: string };
type Call = { method: string; paymentId: string };

const used = { brand: 'Visa', lastFour: '1111', expiry: '12/30' };

/**
 * A provider in memory, for what a real one can't be made to do at the right moment. `answer` replaces the next answers of a method;
 * `beforeAnswer` runs when the money is there and the answer isn't.
 */
export const createMemoryProvider = () => {
  const payments = new Map<string, Kept>();
  const calls: Call[] = [];
  const answers = new Map<string, GatewayOutcome[]>();
  let onTransfer: (transfer: BankTransfer) => void = () => undefined;
  let beforeAnswer: (paymentId: string) => Promise<void> = async () => undefined;

  const note = (method: string, paymentId: string) => void calls.push({ method, paymentId });
  const scripted = (method: string): GatewayOutcome | undefined => answers.get(method)?.shift();

  const outcomeOf = ({ state, reference }: Kept): GatewayOutcome =>
    state === 'authorised' || state === 'captured'
      ? { state, reference, used, saved: null }
      : { state, reference };

  const keep = async (
    method: string,
    state: 'authorised' | 'captured',
    { paymentId, amount, saves }: { paymentId: string; amount: string; saves: boolean },
  ): Promise<GatewayOutcome> => {
    note(method, paymentId);
    const answer = scripted(method);
    if (answer && answer.state !== 'unknown') return answer;
    if (payments.has(paymentId)) return { state: 'error', code: 'duplicate', message: 'duplicate' };
    const reference = `T${payments.size + 1}`;
    payments.set(paymentId, { state, amount, reference });
    await beforeAnswer(paymentId);
    const saved = saves ? { customerId: 'C1', methodId: `M${payments.size}` } : null;
    return answer ?? { state, reference, used, saved };
  };
  const change = (method: string, paymentId: string, state: Kept['state']): GatewayOutcome => {
    note(method, paymentId);
    const answer = scripted(method);
    if (answer) return answer;
    const kept = payments.get(paymentId);
    if (!kept) return { state: 'not_found' };
    payments.set(paymentId, { ...kept, state });
    return outcomeOf({ ...kept, state });
  };

  const create = ({ platform }: GatewaySettings): Gateway => ({
    platform,
    authorise: (charge) => keep('authorise', 'authorised', charge),
    charge: (charge) => keep('charge', 'captured', charge),
    async startBankTransfer(transfer) {
      const { paymentId } = transfer;
      note('startBankTransfer', paymentId);
      onTransfer(transfer);
      return (
        scripted('startBankTransfer') ?? {
          state: 'pending_bank',
          reference: `B-${paymentId}`,
          redirectUrl: 'https://bank.test/pay',
        }
      );
    },
    capture: async ({ paymentId }) => change('capture', paymentId, 'captured'),
    void: async ({ paymentId }) => change('void', paymentId, 'voided'),
    refund: async ({ paymentId }) => change('refund', paymentId, 'refunded'),
    async lookUp({ paymentId }) {
      note('lookUp', paymentId);
      const kept = payments.get(paymentId);
      return scripted('lookUp') ?? (kept ? outcomeOf(kept) : { state: 'not_found' });
    },
    tokenize: async () => ({ token: 'token' }),
    removeSaved: async () => true,
    readConfirmation: ({ paymentId, sign }) =>
      sign === 'right' ? { paymentId: String(paymentId) } : { refused: 'bad_signature' },
    readReturn: ({ referenceCode, signature }) =>
      referenceCode && signature === 'right' ? { paymentId: referenceCode } : null,
  });

  return {
    create,
    payments,
    calls: (paymentId: string) =>
      calls.filter((call) => call.paymentId === paymentId).map(({ method }) => method),
    answer(method: string, ...outcomes: GatewayOutcome[]) {
      answers.set(method, [...(answers.get(method) ?? []), ...outcomes]);
    },
    onTransfer(run: (transfer: BankTransfer) => void) {
      onTransfer = run;
    },
    /** Runs when the money is there and the answer isn't. */
    onCharged(run: (paymentId: string) => Promise<void>) {
      beforeAnswer = run;
    },
  };
};
