import { useTranslation } from 'react-i18next';
import type { QuickOrderActions } from '../../state/quickOrder/quickOrderService.ts';
import { useQuickOrder } from '../../state/quickOrder/useQuickOrder.ts';
import { useUndoNotice } from '../../widgets/cart/useUndoNotice.ts';

/** Empties the quick order, which can be undone. */
export const useClear = ({ edit }: Pick<QuickOrderActions, 'edit'>) => {
  const { t } = useTranslation('quickOrder');
  const rows = useQuickOrder((state) => state.rows);
  const { done } = useUndoNotice();
  return (): void => {
    edit(() => []);
    done(t('cleared'), () => edit((now) => [...rows, ...now]));
  };
};
