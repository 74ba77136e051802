import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { ZERO } from '../../domain/numbers/decimal.ts';
import type { EvaluatedRow } from '../../domain/quickOrder/evaluateRow.ts';

type Evaluated = Pick<EvaluatedRow, 'state' | 'row'>;

// What is said of words is right for a code without a digit, too.
const isWords = (text: string): boolean => !/\d/.test(text);

/** Whether a row waits for one of several products to be chosen: nothing in it is wrong. */
export const isChoice = ({ state, row }: Evaluated, candidates: number): boolean =>
  state.kind === 'problem' &&
  (state.reason === 'choose_product' ||
    (state.reason === 'unknown_code' && isWords(row.code) && candidates > 0));

/** Says why a row isn't counted; empty when nothing is wrong with it. `candidates`: how many products it offers. */
export const useProblemText = (): ((evaluated: Evaluated, candidates?: number) => string) => {
  const { t } = useTranslation('quickOrder');
  const format = useFormat();
  return ({ state, row }, candidates = 0) => {
    if (state.kind !== 'problem') return '';
    if (state.reason === 'no_inventory' && !state.available?.gt(ZERO)) return t('problem.sold_out');
    if (state.reason === 'unknown_code' && isWords(row.code) && candidates > 0)
      return t('problem.chooseAmong');
    return t(`problem.${state.reason}`, {
      unit: row.listUnit || row.packSize,
      text: row.unreadable,
      available: format.number(state.available),
    });
  };
};

export const useRowProblem = (evaluated: Evaluated, candidates = 0): string =>
  useProblemText()(evaluated, candidates);
