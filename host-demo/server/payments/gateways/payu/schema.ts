import * as v from 'valibot';

const text = v.optional(
  v.pipe(
    v.nullable(v.union([v.string(), v.number()])),
    v.transform((value) => (value === null ? '' : String(value))),
  ),
  '',
);

const response = v.object({
  orderId: text,
  transactionId: text,
  state: text,
  responseCode: text,
  responseMessage: text,
  paymentNetworkResponseErrorMessage: text,
  extraParameters: v.nullish(v.object({ BANK_URL: text })),
});
export type TransactionResponse = v.InferOutput<typeof response>;

/** The answer of SUBMIT_TRANSACTION. `code` tells only whether the call worked. */
export const submitWire = v.object({ code: text, error: text, transactionResponse: v.nullish(response) });

export const tokenWire = v.object({
  code: text,
  error: text,
  creditCardToken: v.nullish(v.object({ creditCardTokenId: text, maskedNumber: text })),
});

const transaction = v.object({
  id: text,
  type: text,
  paymentMethod: text,
  creditCard: v.nullish(v.object({ maskedNumber: text })),
  transactionResponse: v.nullish(response),
});
export type ReportedTransaction = v.InferOutput<typeof transaction>;

/** The answer of ORDER_DETAIL_BY_REFERENCE_CODE; `result` is null when there is no such order. */
export const ordersWire = v.object({
  code: v.literal('SUCCESS'),
  result: v.nullish(
    v.object({
      payload: v.nullish(v.array(v.object({ id: text, transactions: v.nullish(v.array(transaction)) }))),
    }),
  ),
});
export type ReportedOrder = NonNullable<
  NonNullable<v.InferOutput<typeof ordersWire>['result']>['payload']
>[number];
