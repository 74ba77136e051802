import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import type { DraftRow } from '../../domain/quickOrder/draftRow.ts';
import { useEvaluatedRow, useQuickOrder } from '../../state/quickOrder/useQuickOrder.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import { useGrid } from './gridContext.ts';
import { useCandidates } from './useCandidates.ts';
import { isChoice, useRowProblem } from './useRowProblem.ts';

function RowText({ row, number }: { row: DraftRow; number: number }) {
  const { t } = useTranslation('quickOrder');
  const format = useFormat();
  const { actions } = useGrid();
  const { settings } = useCompany();
  const hidden = usePricesHidden();
  const evaluated = useEvaluatedRow(actions, row);
  const candidates = useCandidates(evaluated).length;
  const problem = useRowProblem(evaluated, candidates);
  const { offer, price, unit, state } = evaluated;
  if (isChoice(evaluated, candidates)) return t('row.choose', { number, count: candidates });
  if (problem) return t('row.problem', { number, problem });
  if (state.kind !== 'ready' || !offer || !price?.ok) return null;
  const quantity = [format.number(row.quantity), unit?.name].filter(Boolean).join(' ');
  const { name } = productTitle(offer.product, settings);
  return t('row.ready', { number, product: name, quantity, price: hidden ? '' : format.money(price.gross) });
}

/** Reads out the row that was left last, or the one that it was added to, for whoever doesn't see what the portal found. */
export function RowAnnouncement({ rows, rowKey }: { rows: readonly DraftRow[]; rowKey: string }) {
  const addedTo = useQuickOrder((state) => state.addedTo);
  const indexOf = (wanted: string) => rows.findIndex(({ key }) => key === wanted);
  const own = indexOf(rowKey);
  const at = own === -1 && rowKey !== '' ? indexOf(addedTo) : own;
  const row = rows[at];
  return <VisuallyHidden role="status">{row && <RowText row={row} number={at + 1} />}</VisuallyHidden>;
}
