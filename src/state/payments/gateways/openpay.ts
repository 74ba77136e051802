import { captureWithOpenpay, startPse } from '../../../api/payments/openpay.ts';
import { cardOf, payingOf, type SendCharge, uncorrected } from './gateway.ts';

export const sendToOpenpay: SendCharge = (http, charge, source) => {
  const { apiKey, method } = charge;
  const common = { transaction: charge.envelope(null), redirect_url: charge.returnUrl };
  if (method === 'card')
    return uncorrected(
      captureWithOpenpay(http, { ...common, tokenizedCard: cardOf(charge, source) }, apiKey),
    );
  const { payment_id, amount_paid } = payingOf(charge, source);
  return uncorrected(startPse(http, { ...common, payment_id, amount_paid }, apiKey));
};
