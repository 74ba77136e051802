/** The query key of a transaction. */
export const transactionKey = (id: string) => ['transactions', 'one', id] as const;
