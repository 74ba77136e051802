import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { Checkbox } from '../../design-system/Checkbox.tsx';
import { Dialog, type DialogProps } from '../../design-system/Dialog.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import type { LineContext } from '../../domain/cart/currentLine.ts';
import {
  canOrderAgain,
  type EarlierLine,
  type OrderAgainLine,
  orderAgainPrice,
} from '../../domain/history/orderAgain.ts';
import type { Decimal } from '../../domain/numbers/decimal.ts';
import type { LineQuote } from '../../domain/recommendations/quoteLine.ts';
import type { useLinesToday } from '../../state/history/useLinesToday.ts';
import { useAddedNotice } from '../cart/useAddedNotice.ts';
import { PickActions } from '../pickList/PickActions.tsx';
import { usePickList } from '../pickList/usePickList.ts';
import { OrderAgainNote } from './OrderAgainNote.tsx';
import { OrderAgainRow } from './OrderAgainRow.tsx';

const SKELETON_KEYS = ['one', 'two', 'three'];

const SkeletonRows = styled.div`
  display: grid;
  gap: 18px;
  padding-block: 10px;
`;

function LoadingLines() {
  const { t } = useTranslation('history');
  return (
    <SkeletonRows role="status" aria-label={t('again.loading')}>
      {SKELETON_KEYS.map((key) => (
        <Skeleton key={key} $height={44} />
      ))}
    </SkeletonRows>
  );
}

function LinesFailed({ retry }: { retry(): void }) {
  const { t } = useTranslation('history');
  return (
    <Alert
      tone="bad"
      title={t('again.failed')}
      action={<Button onClick={retry}>{t('again.retry')}</Button>}
    />
  );
}

/** In base units, to which what is picked is added. */
function InCart({ quantity }: { quantity: Decimal | undefined }) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  return (
    quantity && (
      <OrderAgainNote $tone="ok">{t('add.countInCart', { number: format.number(quantity) })}</OrderAgainNote>
    )
  );
}

const toPickLine = <Line extends EarlierLine>(line: OrderAgainLine<Line>, context: LineContext) => ({
  ...line,
  quoteOf: (quantity: string) => orderAgainPrice(line, quantity, context),
  canPick: () => canOrderAgain(line.state),
});

type OrderLinesPickerProps<Line extends EarlierLine> = Pick<
  DialogProps,
  'title' | 'description' | 'finalFocus' | 'onClose'
> & {
  linesToday: ReturnType<typeof useLinesToday<Line>>;
  addLabel(count: number): string;
  notesOf(line: OrderAgainLine<Line>, quote: LineQuote | null): ReactNode;
  children?: ReactNode;
};

/** Shows lines at today's prices and adds the picked ones; a notice names those that can't be added. */
export function OrderLinesPicker<Line extends EarlierLine>({
  linesToday: { lines, inCart, isFailed, isOpen, context, settings, retry, add },
  addLabel,
  notesOf,
  children,
  ...dialog
}: OrderLinesPickerProps<Line>) {
  const { t } = useTranslation('history');
  const notice = useAddedNotice();
  const { rows, pickable, picked, all } = usePickList((lines ?? []).map((line) => toPickLine(line, context)));
  const addPicked = () => {
    const result = add(picked.map((line) => ({ line, quantity: line.quantity })));
    notice({ result, requestedCount: picked.length });
    if (result.ok) dialog.onClose();
  };
  const pickedLabel = picked.length > 0 ? addLabel(picked.length) : t('again.nothing');
  const actions = (
    <PickActions
      picked={picked}
      hidden={context.hidden}
      beforeTax={t('again.beforeTax')}
      isAnnounced
      addLabel={pickable.length === 0 ? t('again.none') : pickedLabel}
      disabled={!isOpen}
      onAdd={addPicked}
    />
  );
  return (
    <Dialog open size="large" closeLabel={t('again.close')} actions={lines && actions} {...dialog}>
      {!lines && !isFailed && <LoadingLines />}
      {isFailed && <LinesFailed retry={retry} />}
      {children}
      {pickable.length > 1 && <Checkbox label={t('again.all')} {...all} />}
      {lines && (
        <ul aria-label={t('again.lines')}>
          {rows.map((row) => (
            <OrderAgainRow
              key={row.key}
              row={row}
              settings={settings}
              hidden={context.hidden}
              notes={
                <>
                  {notesOf(row, row.quote)}
                  <InCart quantity={inCart.get(row.line.productId)} />
                </>
              }
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
