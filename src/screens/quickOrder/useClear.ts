import { useTranslation } from 'react-i18next';
import { isHandheld } from '../../design-system/isHandheld.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { useQuickOrder } from '../../state/quickOrder/useQuickOrder.ts';
import { useUndoNotice } from '../../widgets/cart/useUndoNotice.ts';
import type { Grid } from './gridContext.ts';

/** Empties the quick order, which can be undone. The focus is in the code of its last row then, the empty one. */
export const useClear = ({ actions: { edit }, focus }: Pick<Grid, 'actions' | 'focus'>, lastKey: string) => {
  const { t } = useTranslation('quickOrder');
  const rows = useQuickOrder((state) => state.rows);
  const { pointer } = useAppearance().context;
  const { done } = useUndoNotice();
  return (): void => {
    edit(() => []);
    // A phone would open its keyboard.
    if (!isHandheld(pointer)) focus(lastKey, 'code');
    done(t('cleared'), () => edit((now) => [...rows, ...now]));
  };
};
