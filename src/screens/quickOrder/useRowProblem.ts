import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { ZERO } from '../../domain/numbers/decimal.ts';
import type { EvaluatedRow } from '../../domain/quickOrder/evaluateRow.ts';

type Evaluated = Pick<EvaluatedRow, 'state' | 'row'>;

/** Says why a row isn't counted; empty when nothing is wrong with it. */
export const useProblemText = (): ((evaluated: Evaluated) => string) => {
  const { t } = useTranslation('quickOrder');
  const format = useFormat();
  return ({ state, row }) => {
    if (state.kind !== 'problem') return '';
    if (state.reason === 'no_inventory' && !state.available?.gt(ZERO)) return t('problem.sold_out');
    return t(`problem.${state.reason}`, {
      unit: row.listUnit || row.packSize,
      text: row.unreadable,
      available: format.number(state.available),
    });
  };
};

export const useRowProblem = (evaluated: Evaluated): string => useProblemText()(evaluated);
