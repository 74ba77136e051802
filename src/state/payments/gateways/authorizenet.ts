import { authorizeOnly } from '../../../api/payments/authorizeOnly.ts';
import { collect } from '../../../api/payments/collect.ts';
import { meansOf, payingOf, type SendCharge, uncorrected } from './gateway.ts';

export const sendToAuthorizenet: SendCharge = (http, charge, source) => {
  const { authorisedNumber, apiKey } = charge;
  if (authorisedNumber === null) return collect(http, charge.envelope(meansOf(source)), apiKey);
  return uncorrected(
    authorizeOnly(http, {
      transaction: charge.envelope(null),
      cardPaymentPayload: { order_number: authorisedNumber, ...payingOf(charge, source) },
    }),
  );
};
