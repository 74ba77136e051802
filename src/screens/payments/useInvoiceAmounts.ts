import { useRef, useState } from 'react';
import { useFormat } from '../../components/useFormat.ts';
import { balanceOf, type InvoicePart, partsTotal } from '../../domain/history/invoiceParts.ts';
import type { PayableInvoice } from '../../domain/history/payableInvoice.ts';
import { amountText, readPart } from '../../domain/history/typedParts.ts';
import type { Format } from '../../domain/numbers/format.ts';
import { type Money, NO_MONEY } from '../../domain/numbers/money.ts';
import { type TypedAmounts, useAmountDraft } from '../../state/payments/useAmountDraft.ts';

type PartAmount = { invoice: PayableInvoice; amount: Money };

// Invoices without a part are left out.
const splitTexts = (
  invoices: readonly PayableInvoice[],
  amounts: readonly PartAmount[],
  format: Format,
): TypedAmounts => {
  const split = new Map(amounts.map(({ invoice, amount }) => [invoice.id, amount]));
  const textOf = ({ id, currency }: PayableInvoice): string => {
    const amount = split.get(id) ?? NO_MONEY;
    return amount.gt(0) ? amountText(amount, currency, format) : '';
  };
  return Object.fromEntries(invoices.map((invoice) => [invoice.id, textOf(invoice)]));
};

// The first invoice when none is paid.
const firstWrong = (parts: readonly InvoicePart<PayableInvoice>[]) =>
  parts.find(({ error }) => error) ?? (parts.some(({ amount }) => amount) ? null : parts[0]);

export const useInvoiceAmounts = (invoices: readonly PayableInvoice[]) => {
  const format = useFormat();
  const { typed, type, forget } = useAmountDraft(invoices.map(({ id }) => id));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // The amounts are still those of the fixed one.
  const [isSplit, setSplit] = useState(false);
  const fields = useRef(new Map<string, HTMLInputElement>());

  const fullAmount = (invoice: PayableInvoice) => amountText(balanceOf(invoice), invoice.currency, format);
  const rows = invoices.map((invoice) => {
    const text = typed[invoice.id] ?? fullAmount(invoice);
    return { text, part: readPart(invoice, text, format.separators) };
  });
  const parts: InvoicePart<PayableInvoice>[] = rows.map(({ part }) => part);

  const change = (texts: TypedAmounts) => {
    setSplit(false);
    type(texts);
  };

  return {
    rows,
    // Of the invoices that aren't left out, also those whose amount is wrong.
    count: parts.filter(({ amount, error }) => amount || error).length,
    isWrong: parts.some(({ error }) => error),
    isSplit,
    paid: parts.flatMap(({ invoice, amount }) => (amount ? [{ invoice, amount }] : [])),
    total: partsTotal(parts),
    showsError: (id: string) => left.has(id),
    fieldOf: (id: string) => (field: HTMLInputElement | null) => {
      if (field) fields.current.set(id, field);
      else fields.current.delete(id);
    },
    type: (id: string, text: string) => change({ [id]: text }),
    leave: (id: string) => setLeft(new Set([...left, id])),
    payInFull: (invoice: PayableInvoice) => change({ [invoice.id]: fullAmount(invoice) }),
    split(amounts: readonly PartAmount[]) {
      change(splitTexts(invoices, amounts, format));
      setSplit(true);
    },
    /** Shows every error and focuses the first; returns whether the amounts can be paid. */
    check(): boolean {
      setLeft(new Set(invoices.map(({ id }) => id)));
      const wrong = firstWrong(parts);
      if (wrong) fields.current.get(wrong.invoice.id)?.focus();
      return !wrong;
    },
    forget,
  };
};
