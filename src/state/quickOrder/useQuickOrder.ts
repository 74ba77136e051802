import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { DraftRow } from '../../domain/quickOrder/draftRow.ts';
import type { EvaluatedRow } from '../../domain/quickOrder/evaluateRow.ts';
import { type RowsSummary, sumRows } from '../../domain/quickOrder/sumRows.ts';
import { useOpening } from '../useOpening.ts';
import type { QuickOrderActions, QuickOrderState } from './quickOrderService.ts';
import { useQuickOrderService } from './useQuickOrderService.ts';

/** Selects from the quick order; empty before it is opened. */
export const useQuickOrder = <Selected>(select: (state: QuickOrderState) => Selected): Selected =>
  useStore(useQuickOrderService().state, select);

/** Opens the quick order. `actions`: null until then. */
export const useOpenedQuickOrder = (): {
  actions: QuickOrderActions | null;
  isKnown: boolean;
  failed: boolean;
  retry(): void;
} => {
  const { open, actions } = useQuickOrderService();
  const { failed, retry } = useOpening(open, 'Opening the quick order');
  const isOpen = useQuickOrder(({ isKnown, sync }) => isKnown || sync === 'offline' || sync === 'refused');
  return { actions: isOpen ? actions() : null, isKnown: isOpen, failed, retry };
};

/** A row with its price and its problem; rendered again only when these change. */
export const useEvaluatedRow = (
  { evaluate }: Pick<QuickOrderActions, 'evaluate'>,
  row: DraftRow,
): EvaluatedRow => useQuickOrder((state) => evaluate(row, state));

export const useRowsSummary = ({ evaluate }: Pick<QuickOrderActions, 'evaluate'>): RowsSummary => {
  const state = useQuickOrder((all) => all);
  return useMemo(() => sumRows(state.rows.map((row) => evaluate(row, state))), [state, evaluate]);
};
