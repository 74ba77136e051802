import { startTransition, useOptimistic } from 'react';
import { balanceOf } from '../../domain/history/invoiceParts.ts';
import { isOverdue } from '../../domain/history/openInvoice.ts';
import { type PayableInvoice, payableInvoice } from '../../domain/history/payableInvoice.ts';
import type { TransactionSummary } from '../../domain/history/transaction.ts';
import { type Money, sumMoney } from '../../domain/numbers/money.ts';
import { useCanPayInvoices } from '../../state/payments/useCanPayInvoices.ts';
import { usePayableInvoices } from '../../state/payments/usePayableInvoices.ts';
import { usePortal } from '../../state/usePortal.ts';
import type { HistoryView } from './historyView.ts';

/**
 * `chosen`: those that can still be paid. `currency`: theirs, because one payment has one; null while none is
 * chosen. `chooseOverdue`: all of one currency; false when they couldn't be loaded.
 */
export type InvoiceSelection = {
  chosen: readonly PayableInvoice[];
  total: Money;
  currency: string | null;
  isChosen(id: string): boolean;
  toggle(id: string): void;
  clear(): void;
  chooseOverdue(): Promise<boolean>;
};

export const useInvoiceSelection = (
  { kind, client, selected: inAddress }: HistoryView,
  rows: readonly TransactionSummary[],
  onSelect: (ids: readonly string[]) => void,
): InvoiceSelection | null => {
  const { clock } = usePortal();
  // The address follows in a transition; a box is checked at once.
  const [selected, setSelected] = useOptimistic(inAddress);
  const select = (ids: readonly string[]) =>
    startTransition(() => {
      setSelected(ids);
      onSelect(ids);
    });
  const isPossible = useCanPayInvoices() && kind === 'invoice' && client === null;
  const { invoices, reload } = usePayableInvoices(isPossible && selected.length > 0);
  if (!isPossible) return null;
  const onThisPage = rows.flatMap((row) => payableInvoice(row) ?? []);
  const known = new Map([...(invoices ?? []), ...onThisPage].map((invoice) => [invoice.id, invoice]));
  const chosen = selected.flatMap((id) => known.get(id) ?? []);
  return {
    chosen,
    total: sumMoney(chosen.map(balanceOf)),
    currency: chosen[0]?.currency ?? null,
    isChosen: (id) => selected.includes(id),
    toggle: (id) =>
      select(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id]),
    clear: () => select([]),
    async chooseOverdue() {
      const payable = await reload();
      const today = clock.today();
      const overdue = payable?.filter(({ balance, dueDate }) =>
        isOverdue({ kind: 'invoice', status: 'open', balance, dueDate }, today),
      );
      if (overdue)
        select(overdue.filter(({ currency }) => currency === overdue[0]?.currency).map(({ id }) => id));
      return overdue !== undefined;
    },
  };
};
