import { messagesOf } from './answers.ts';
import type { ProfileAnswer } from './profiles.ts';

export const profileAnswer = (answer: ProfileAnswer) => {
  if (!('code' in answer))
    return {
      messages: messagesOf('I00001'),
      customerProfileId: answer.customerProfileId,
      customerPaymentProfileIdList: [answer.paymentProfileId],
      customerShippingAddressIdList: [],
    };
  if (answer.code !== 'E00039') return { messages: messagesOf(answer.code) };
  return { messages: messagesOf('E00039', answer.text), customerProfileId: answer.customerProfileId };
};
