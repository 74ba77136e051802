import { useTranslation } from 'react-i18next';
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
    />
  );
}
