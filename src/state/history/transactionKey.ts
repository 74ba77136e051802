export const transactionKey = (id: string) => ['transactions', 'one', id] as const;
