import { textAt } from './textAt.ts';
import { type PaymentSettingsText, sendCardData, type TokenAnswer, type TypedCard } from './tokenAnswer.ts';

/** Openpay's token for a card, with its public key, which may make tokens only. Throws {@link CallError} `network` or `timeout`. */
export const requestOpenpayToken = async (
  settings: PaymentSettingsText,
  { number, name, month, year, code }: TypedCard,
): Promise<TokenAnswer> => {
  const url = `${settings['openpay.apiBase'] ?? ''}/${settings['openpay.merchantId'] ?? ''}/tokens`;
  const { status, body } = await sendCardData(
    url,
    {
      card_number: number,
      holder_name: name,
      expiration_year: year.slice(-2),
      expiration_month: month,
      cvv2: code,
    },
    { authorization: `Basic ${btoa(`${settings['openpay.publicKey'] ?? ''}:`)}` },
  );
  const value = textAt(body, 'id');
  return status < 300 && value !== ''
    ? { ok: true, descriptor: '', value }
    : { ok: false, message: textAt(body, 'description') };
};
