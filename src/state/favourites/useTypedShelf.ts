import { useState } from 'react';
import { useLeaveGuard } from '../useLeaveGuard.ts';
import { useCustomer, usePortal } from '../usePortal.ts';
import { readShelf, removeShelf, storeShelf } from './shelfDraft.ts';

/** What the customer has counted of a list, as typed; this browser keeps it until it is cleared. */
export const useTypedShelf = (listId: string) => {
  const { local } = usePortal();
  const store = { local, email: useCustomer()?.email ?? '' };
  const [typed, setTyped] = useState(() => readShelf(store, listId));
  const [isKept, setKept] = useState(true);
  useLeaveGuard(!isKept);
  return {
    typed,
    type(productId: number, text: string): void {
      const next = { ...typed, [productId]: text };
      setKept(storeShelf(store, listId, next));
      setTyped(next);
    },
    clear(): void {
      removeShelf(store, listId);
      setKept(true);
      setTyped({});
    },
  };
};
