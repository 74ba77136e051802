import * as v from 'valibot';
import { unprocessable } from '../../refusal.ts';

const amount = v.optional(v.unknown());
const payload = v.optional(v.looseObject({ amount_paid: amount }));

const totals = v.looseObject({
  amount_paid: amount,
  cardPaymentPayload: payload,
  tokenizedCard: payload,
  visit: v.optional(
    v.looseObject({
      collection: v.optional(
        v.array(v.looseObject({ payment: v.nullish(v.looseObject({ amount_paid: amount })) })),
      ),
    }),
  ),
});

const isTotal = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

/** Throws 422 `invalid_total` for an amount in cents that is no whole number above 0 (rules: Invoice payment). */
export const checkTotals = (body: unknown): void => {
  const read = v.safeParse(totals, body);
  if (!read.success) return;
  const { cardPaymentPayload, tokenizedCard, visit } = read.output;
  const payers = [read.output, cardPaymentPayload, tokenizedCard, visit?.collection?.[0]?.payment];
  const isWrong = payers.some((payer) => payer && 'amount_paid' in payer && !isTotal(payer.amount_paid));
  if (isWrong) throw unprocessable('invalid_total', 'Invalid total amount passed');
};
