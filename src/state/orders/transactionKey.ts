/** Under which key one order, invoice or estimate is kept with its lines. */
export const transactionKey = (id: string) => ['transactions', 'one', id] as const;
