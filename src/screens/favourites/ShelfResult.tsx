import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { canOrderAgain, type OrderAgainLine } from '../../domain/history/orderAgain.ts';
import { AvailabilityNote, OrderAgainNote } from '../../widgets/history/OrderAgainNote.tsx';

type ShelfResultProps = {
  line: OrderAgainLine;
  hasPar: boolean;
  isCounted: boolean;
  /** The shelf has less than its par level. */
  isMissing: boolean;
};

/** What will be ordered of a counted product, or why nothing. */
export function ShelfResult({ line, hasPar, isCounted, isMissing }: ShelfResultProps) {
  const { t } = useTranslation(['favourites', 'common']);
  const format = useFormat();
  const { state, quantity, unit } = line;
  if (!canOrderAgain(state)) return <AvailabilityNote orderAgainLine={line} />;
  if (!isCounted) return null;
  if (!hasPar) return <span>{t('shelf.noPar')}</span>;
  if (!isMissing) return <OrderAgainNote $tone="ok">{t('shelf.enough')}</OrderAgainNote>;
  const many = `${format.number(quantity)} × ${unit?.name ?? t('common:piece')}`;
  return (
    <>
      <strong>{t('shelf.order', { many })}</strong>
      <AvailabilityNote orderAgainLine={line} />
    </>
  );
}
