import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import type { EvaluatedRow } from '../../domain/quickOrder/evaluateRow.ts';

/** Why a row isn't counted, in words; empty when nothing is wrong with it, and while a quantity has yet to be typed. */
export const useRowProblem = ({ state, row }: EvaluatedRow): string => {
  const { t } = useTranslation('quickOrder');
  const format = useFormat();
  if (state.kind !== 'problem') return '';
  return t(`problem.${state.reason}`, {
    unit: row.listUnit || row.packSize,
    text: row.unreadable,
    available: format.number(state.available),
  });
};
