import type { ReactNode } from 'react';
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
import {
  canOrderAgain,
  type EarlierLine,
  type OrderAgainLine,
  orderAgainPrice,
} from '../../domain/orders/orderAgain.ts';
import { type LineQuote, sumAmounts } from '../../domain/recommendations/quoteLine.ts';
import type { useLinesToday } from '../../state/orders/useLinesToday.ts';
import { useAddedNotice } from '../cart/useAddedNotice.ts';
import { OrderAgainRow } from './OrderAgainRow.tsx';

const SKELETON_KEYS = ['one', 'two', 'three'];

const SkeletonRows = styled.div`
  display: grid;
  gap: 18px;
  padding-block: 10px;
`;

const TotalText = styled.p`
  flex: 1;
  align-self: center;
  color: var(--wp-muted);
  font-size: 13px;

  & > strong {
    color: var(--wp-ink);
    font-size: 16px;
  }
`;

type OrderLinesPickerProps<Line extends EarlierLine> = {
  title: string;
  description: string;
  linesToday: ReturnType<typeof useLinesToday<Line>>;
  addLabel(count: number): string;
  /** What a row says below its name; also why it can't be ordered. */
  notesOf(line: OrderAgainLine<Line>, quote: LineQuote | null): ReactNode;
  /** Stands above the rows. */
  children?: ReactNode;
  finalFocus?: () => HTMLElement | null;
  onClose(): void;
};

/** Shows lines at today's prices and adds the selected ones; a notice names those that can't be added. */
export function OrderLinesPicker<Line extends EarlierLine>({
  title,
  description,
  linesToday: { lines, isFailed, isOpen, context, settings, retry, add },
  addLabel,
  notesOf,
  children,
  finalFocus,
  onClose,
}: OrderLinesPickerProps<Line>) {
  const { t } = useTranslation('history');
  const notice = useAddedNotice();
  const selection = useQuantitySelection<string>();

  const rows = (lines ?? []).map((line) => {
    const quantity = selection.quantityOf(line.key, line.quantity);
    const quote = orderAgainPrice(line, quantity, context);
    const isSelected =
      canOrderAgain(line.state) && selection.isSelected(line.key) && toPositive(quantity) !== null;
    return { line, quantity, quote, isSelected };
  });
  const orderableRows = rows.filter(({ line }) => canOrderAgain(line.state));
  const selectedRows = rows.filter(({ isSelected }) => isSelected);

  const addSelected = () => {
    const result = add(selectedRows.map(({ line, quantity }) => ({ line, quantity })));
    notice({ result, requestedCount: selectedRows.length });
    if (result.ok) onClose();
  };
  const selectedLabel = selectedRows.length > 0 ? addLabel(selectedRows.length) : t('again.nothing');

  return (
    <Dialog
      open
      size="large"
      title={title}
      description={description}
      closeLabel={t('again.close')}
      onClose={onClose}
      finalFocus={finalFocus}
      actions={
        lines && (
          <>
            {selectedRows.length > 0 && (
              <TotalText role="status">
                <strong>
                  <Price
                    value={sumAmounts(selectedRows.map(({ quote }) => quote?.amount ?? null))}
                    hidden={context.hidden}
                    kind="amount"
                  />
                </strong>{' '}
                {t('again.beforeTax')}
              </TotalText>
            )}
            <Button variant="primary" disabled={!isOpen} onClick={addSelected}>
              {orderableRows.length === 0 ? t('again.none') : selectedLabel}
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
        <SkeletonRows role="status" aria-label={t('again.loading')}>
          {SKELETON_KEYS.map((key) => (
            <Skeleton key={key} $height={44} />
          ))}
        </SkeletonRows>
      )}
      {children}
      {orderableRows.length > 1 && (
        <Checkbox
          label={t('again.all')}
          checked={selectedRows.length === orderableRows.length}
          indeterminate={selectedRows.length > 0 && selectedRows.length < orderableRows.length}
          onChange={(event) =>
            event.currentTarget.checked
              ? selection.selectAll()
              : selection.deselectAll(orderableRows.map(({ line }) => line.key))
          }
        />
      )}
      {lines && (
        <ul aria-label={t('again.lines')}>
          {rows.map(({ line, quantity, quote, isSelected }) => (
            <OrderAgainRow
              key={line.key}
              orderAgainLine={line}
              settings={settings}
              hidden={context.hidden}
              quantity={quantity}
              quote={quote}
              isSelected={isSelected}
              notes={notesOf(line, quote)}
              onSelect={(isNowSelected) => selection.select(line.key, isNowSelected)}
              onQuantityChange={(newQuantity) => selection.changeQuantity(line.key, newQuantity)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
