import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Price } from '../../components/Price.tsx';
import { useQuantitySelection } from '../../components/useQuantitySelection.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { Checkbox } from '../../design-system/Checkbox.tsx';
import { Dialog } from '../../design-system/Dialog.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { toPositive } from '../../domain/numbers/decimal.ts';
import { canOrderAgain, orderAgainPrice } from '../../domain/orders/orderAgain.ts';
import { sumAmounts } from '../../domain/recommendations/quoteLine.ts';
import { useOrderAgain } from '../../state/orders/useOrderAgain.ts';
import { useAddedNotice } from '../cart/useAddedNotice.ts';
import { OrderAgainRow } from './OrderAgainRow.tsx';

const PLACEHOLDERS = ['one', 'two', 'three'];

const Waiting = styled.div`
  display: grid;
  gap: 18px;
  padding-block: 10px;
`;

const Sum = styled.p`
  flex: 1;
  align-self: center;
  color: var(--wp-muted);
  font-size: 13px;

  & > strong {
    color: var(--wp-ink);
    font-size: 16px;
  }
`;

type OrderAgainPickerProps = {
  /** The id of the earlier order. */
  id: string;
  /** The element that takes the focus when the dialog closes. */
  finalFocus(): HTMLElement | null;
  onClose(): void;
};

/**
 * The lines of an earlier order with today's price and stock, in a dialog. The selected ones are added to the cart; a notice
 * names those that can't be (experience: History).
 */
export function OrderAgainPicker({ id, finalFocus, onClose }: OrderAgainPickerProps) {
  const { t } = useTranslation('history');
  const notice = useAddedNotice();
  const { transaction, lines, isFailed, isOpen, context, settings, retry, add } = useOrderAgain(id);
  const selection = useQuantitySelection<string>();

  const rows = (lines ?? []).map((line) => {
    const quantity = selection.quantityOf(line.key, line.quantity);
    const price = orderAgainPrice(line, quantity, context);
    const isPicked =
      canOrderAgain(line.state) && selection.isSelected(line.key) && toPositive(quantity) !== null;
    return { line, quantity, price, isPicked };
  });
  const offered = rows.filter(({ line }) => canOrderAgain(line.state));
  const picked = rows.filter(({ isPicked }) => isPicked);

  const addPicked = () => {
    const added = add(picked.map(({ line, quantity }) => ({ line, quantity })));
    notice({ added, asked: picked.length });
    if (added.ok) onClose();
  };
  const words = picked.length > 0 ? t('again.add', { count: picked.length }) : t('again.nothing');

  return (
    <Dialog
      open
      size="large"
      title={
        transaction
          ? t(`again.title.${transaction.kind}`, { number: transaction.number })
          : t('again.loading')
      }
      description={t('again.text')}
      closeLabel={t('again.close')}
      onClose={onClose}
      finalFocus={finalFocus}
      actions={
        lines && (
          <>
            {picked.length > 0 && (
              <Sum role="status">
                <strong>
                  <Price
                    value={sumAmounts(picked.map(({ price }) => price?.amount ?? null))}
                    hidden={context.hidden}
                    kind="amount"
                  />
                </strong>{' '}
                {t('again.beforeTax')}
              </Sum>
            )}
            <Button variant="primary" disabled={!isOpen || picked.length === 0} onClick={addPicked}>
              {offered.length === 0 ? t('again.none') : words}
            </Button>
          </>
        )
      }
    >
      {isFailed && (
        <Alert
          tone="bad"
          title={t('again.failed')}
          action={<Button onClick={retry}>{t('again.retry')}</Button>}
        />
      )}
      {!lines && !isFailed && (
        <Waiting role="status" aria-label={t('again.loading')}>
          {PLACEHOLDERS.map((row) => (
            <Skeleton key={row} $height={44} />
          ))}
        </Waiting>
      )}
      {offered.length > 1 && (
        <Checkbox
          label={t('again.all')}
          checked={picked.length === offered.length}
          indeterminate={picked.length > 0 && picked.length < offered.length}
          onChange={(event) =>
            event.currentTarget.checked
              ? selection.selectAll()
              : selection.deselectAll(offered.map(({ line }) => line.key))
          }
        />
      )}
      {lines && (
        <ul aria-label={t('again.lines')}>
          {rows.map(({ line, quantity, price, isPicked }) => (
            <OrderAgainRow
              key={line.key}
              again={line}
              settings={settings}
              hidden={context.hidden}
              quantity={quantity}
              price={price}
              isPicked={isPicked}
              onPick={(now) => selection.select(line.key, now)}
              onQuantity={(now) => selection.changeQuantity(line.key, now)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
