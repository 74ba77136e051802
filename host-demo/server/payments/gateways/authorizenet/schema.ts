import * as v from 'valibot';

const text = v.optional(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value)),
  ),
  '',
);
/** The provider's lists may be missing when they are empty. */
const list = <Item extends v.GenericSchema>(item: Item) => v.optional(v.nullable(v.array(item)));

export const messagesWire = v.object({
  resultCode: text,
  message: list(v.object({ code: text, text: text })),
});

export const profileWire = v.object({
  customerProfileId: text,
  customerPaymentProfileIdList: list(text),
  messages: v.optional(messagesWire),
});

/** createTransactionResponse. */
export const transactionWire = v.object({
  transactionResponse: v.optional(
    v.nullable(
      v.object({
        responseCode: text,
        transId: text,
        accountNumber: text,
        accountType: text,
        messages: list(v.object({ code: text, description: text })),
        errors: list(v.object({ errorCode: text, errorText: text })),
      }),
    ),
  ),
  profileResponse: v.optional(profileWire),
  messages: v.optional(messagesWire),
});

const rowWire = v.object({
  transId: text,
  transactionStatus: text,
  invoiceNumber: text,
  accountType: text,
  accountNumber: text,
});
export type TransactionRow = v.InferOutput<typeof rowWire>;

/** getUnsettledTransactionListResponse and getTransactionListResponse. */
export const rowsWire = v.object({ transactions: list(rowWire), messages: messagesWire });

export const batchesWire = v.object({
  batchList: list(v.object({ batchId: text, settlementTimeUTC: text })),
  messages: messagesWire,
});

const meansWire = v.optional(
  v.object({
    creditCard: v.optional(v.object({ cardNumber: text, expirationDate: text, cardType: text })),
    bankAccount: v.optional(v.object({ accountNumber: text })),
  }),
);

export const detailsWire = v.object({
  transaction: v.optional(
    v.object({
      transId: text,
      transactionStatus: text,
      authAmount: text,
      order: v.optional(v.object({ invoiceNumber: text })),
      payment: meansWire,
    }),
  ),
  messages: messagesWire,
});

export const savedMethodWire = v.object({
  paymentProfile: v.optional(v.object({ payment: meansWire })),
  messages: messagesWire,
});
