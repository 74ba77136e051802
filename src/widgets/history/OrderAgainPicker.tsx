import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { canOrderAgain } from '../../domain/history/orderAgain.ts';
import { useOrderAgain } from '../../state/history/useOrderAgain.ts';
import { OrderAgainDifferences } from './OrderAgainDifferences.tsx';
import { OrderLinesPicker } from './OrderLinesPicker.tsx';

type OrderAgainPickerProps = {
  id: string;
  finalFocus(): HTMLElement | null;
  onClose(): void;
};

export function OrderAgainPicker({ id, finalFocus, onClose }: OrderAgainPickerProps) {
  const { t } = useTranslation('history');
  const orderAgain = useOrderAgain(id);
  const { transaction, context } = orderAgain;
  const lines = orderAgain.lines ?? [];
  const missing = lines.filter(({ state }) => !canOrderAgain(state)).length;
  return (
    <OrderLinesPicker
      title={
        transaction
          ? t(`again.title.${transaction.kind}`, { number: transaction.number })
          : t('again.loading')
      }
      description={t('again.text')}
      linesToday={orderAgain}
      addLabel={(count) => t('again.add', { count })}
      notesOf={(line, quote) => (
        <OrderAgainDifferences orderAgainLine={line} quote={quote} hidden={context.hidden} />
      )}
      finalFocus={finalFocus}
      onClose={onClose}
    >
      {missing > 0 && (
        <Alert tone="warn">{t('again.missing', { count: missing, total: lines.length })}</Alert>
      )}
    </OrderLinesPicker>
  );
}
