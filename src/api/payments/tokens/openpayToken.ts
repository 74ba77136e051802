import * as v from 'valibot';
import { type PaymentSettingsText, sendCardData, type TokenAnswer, type TypedCard } from './tokenAnswer.ts';

const created = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });
const refused = v.object({ description: v.string() });

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
  const token = v.safeParse(created, body);
  if (status < 300 && token.success) return { ok: true, descriptor: '', value: token.output.id };
  const error = v.safeParse(refused, body);
  return { ok: false, message: error.success ? error.output.description : '' };
};
