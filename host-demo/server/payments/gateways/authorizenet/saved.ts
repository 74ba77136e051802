import * as v from 'valibot';
import type { GatewayOutcome, SavedReference } from '../gateway.ts';
import type { Client } from './client.ts';
import { messagesWire, profileWire, savedMethodWire } from './schema.ts';

const removedWire = v.object({ messages: messagesWire });
const NOT_FOUND = 'E00040';

export const createSaved = ({ call, ask }: Client) => {
  /** The second card of a customer is added to the profile that the first one made. */
  const addToProfile = async (transId: string, customerProfileId: string): Promise<SavedReference | null> => {
    const name = 'createCustomerProfileFromTransactionRequest';
    const made = await ask(name, { transId, customerProfileId }, profileWire);
    const methodId = made?.customerPaymentProfileIdList?.[0];
    return methodId ? { customerId: customerProfileId, methodId } : null;
  };

  const expiryOf = async ({ customerId, methodId }: SavedReference): Promise<string> => {
    const content = {
      customerProfileId: customerId,
      customerPaymentProfileId: methodId,
      unmaskExpirationDate: true,
    };
    const saved = await ask('getCustomerPaymentProfileRequest', content, savedMethodWire);
    const [, year, month] =
      /^\d\d(\d\d)-(\d\d)/.exec(saved?.paymentProfile?.payment?.creditCard?.expirationDate ?? '') ?? [];
    return year && month ? `${month}/${year}` : '';
  };

  const withSaved = async (
    outcome: GatewayOutcome,
    profile: v.InferOutput<typeof profileWire> | undefined,
  ): Promise<GatewayOutcome> => {
    if (!profile || (outcome.state !== 'authorised' && outcome.state !== 'captured')) return outcome;
    const customerId = profile.customerProfileId;
    const methodId = profile.customerPaymentProfileIdList?.[0];
    const made = methodId ? { customerId, methodId } : null;
    const saved = made ?? (customerId ? await addToProfile(outcome.reference, customerId) : null);
    return saved ? { ...outcome, saved, used: { ...outcome.used, expiry: await expiryOf(saved) } } : outcome;
  };

  const remove = async ({ customerId, methodId }: SavedReference): Promise<boolean> => {
    const content = { customerProfileId: customerId, customerPaymentProfileId: methodId };
    const answer = await call('deleteCustomerPaymentProfileRequest', content);
    const read = typeof answer === 'string' ? null : v.safeParse(removedWire, answer.body);
    if (!read?.success) return false;
    const { resultCode, message } = read.output.messages;
    return resultCode === 'Ok' || message?.[0]?.code === NOT_FOUND;
  };

  return { withSaved, remove };
};
