import { useState } from 'react';
import { ownerKey } from '../../domain/access/ownerKey.ts';
import { readJson, textsOf } from '../../platform/localJson.ts';
import { useCustomer, usePortal } from '../usePortal.ts';

export type TypedAmounts = Readonly<Record<string, string>>;

/** What was typed beside these invoices, by id; it survives a reload. Other invoices replace it. */
export const useAmountDraft = (ids: readonly string[]) => {
  const { local } = usePortal();
  const key = `invoice-amounts.${ownerKey(useCustomer()?.email ?? '')}`;
  const chosen = ids.join(',');
  const [typed, setTyped] = useState<TypedAmounts>(() => {
    const stored = readJson(local.read(key));
    return stored?.ids === chosen ? textsOf(stored.typed) : {};
  });
  return {
    typed,
    type(amounts: TypedAmounts) {
      const next = { ...typed, ...amounts };
      setTyped(next);
      local.write(key, JSON.stringify({ ids: chosen, typed: next }));
    },
    forget: () => local.remove(key),
  };
};
