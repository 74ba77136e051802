import { captureWithPayu } from '../../../api/payments/captureWithPayu.ts';
import { cardOf, type SendCharge, uncorrected } from './gateway.ts';

export const sendToPayu: SendCharge = (http, charge, source) =>
  uncorrected(
    captureWithPayu(
      http,
      {
        transaction: charge.envelope(null),
        tokenizedCard: cardOf(charge, source),
        redirect_url: charge.returnUrl,
      },
      charge.apiKey,
    ),
  );
