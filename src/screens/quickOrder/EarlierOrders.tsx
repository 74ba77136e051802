import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Price } from '../../components/Price.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { SmallText } from '../../design-system/MutedText.ts';
import { SearchField } from '../../design-system/SearchField.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import type { TransactionSummary } from '../../domain/history/transaction.ts';
import { MAX_ROWS } from '../../domain/quickOrder/draftRow.ts';
import { hasFailed } from '../../state/hasFailed.ts';
import type { QuickOrderActions } from '../../state/quickOrder/quickOrderService.ts';
import { useEarlierOrders, useStartFromOrder } from '../../state/quickOrder/useStartFromOrder.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { useUndoNotice } from '../../widgets/cart/useUndoNotice.ts';

const ROWS_HEIGHT = 424;

const Body = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;
`;

const List = styled.ul`
  display: grid;
  align-content: start;
  min-height: ${ROWS_HEIGHT}px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Choice = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 12px;
  width: 100%;
  min-height: 52px;
  padding: 6px 10px;
  border: 0;
  border-radius: var(--wp-radius);
  background: none;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--wp-brand-tint);
  }

  & > :nth-child(2) {
    grid-row: span 2;
    align-self: center;
  }
`;

const NumberLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
`;

type OrderChoiceProps = { order: TransactionSummary; isLoading: boolean; onChoose(): void };

function OrderChoice({ order, isLoading, onChoose }: OrderChoiceProps) {
  const { t } = useTranslation('quickOrder');
  const format = useFormat();
  const hidden = usePricesHidden();
  const { number, date, lineCount, net, status } = order;
  const isCancelled = status === 'cancelled';
  const price = <Price value={net} hidden={false} kind="amount" />;
  return (
    <li>
      <Choice type="button" aria-disabled={isLoading || undefined} onClick={isLoading ? undefined : onChoose}>
        <NumberLine>
          <strong>{number}</strong>
          {isCancelled && <StatusBadge {...order} />}
        </NumberLine>
        <span>{!hidden && (isCancelled ? <s>{price}</s> : price)}</span>
        <SmallText>
          {format.date(date)} · {t('start.lines', { count: lineCount, number: format.number(lineCount) })}
        </SmallText>
      </Choice>
    </li>
  );
}

/** Chooses an order, adds its lines, and says so with a way back. */
const useChoice = (actions: QuickOrderActions, onClose: () => void) => {
  const { t } = useTranslation('quickOrder');
  const format = useFormat();
  const { done } = useUndoNotice();
  const { mutate, isPending, isError, data, variables } = useStartFromOrder(actions);
  const choose = (order: TransactionSummary): void =>
    mutate(order, {
      onSuccess(inserted) {
        if (!inserted.ok) return;
        const { rows } = inserted.value;
        const text = t('start.added', { count: rows, rows: format.number(rows), number: order.number });
        done(text, actions.undo);
        onClose();
      },
    });
  const problem = isError
    ? t('start.failed', { number: variables?.number })
    : data && !data.ok && t('list.problem.too_many_rows', { rows: format.number(MAX_ROWS) });
  return { choose, isPending, problem };
};

type EarlierOrdersProps = { actions: QuickOrderActions; onClose(): void };

/** The newest orders, or those found by a number or a product; one of them is added to the list. */
export function EarlierOrders({ actions, onClose }: EarlierOrdersProps) {
  const { t } = useTranslation('quickOrder');
  const { t: tHome } = useTranslation('home');
  const { kind, typed, search, orders, showMore, type } = useEarlierOrders();
  const { choose, isPending, problem } = useChoice(actions, onClose);
  const { data, refetch } = orders;
  const isLost = hasFailed(orders);
  const isNothingFound = data?.transactions.length === 0;
  return (
    <Body aria-busy={isPending}>
      <SearchField
        label={t('start.search')}
        placeholder={t('start.search')}
        clearLabel={t('start.clear')}
        value={typed}
        onChange={type}
      />
      {problem && <Alert tone="bad" title={problem} />}
      {isLost && (
        <Alert
          tone="warn"
          title={tHome('recent.failed')}
          action={<Button onClick={() => void refetch()}>{tHome('retry')}</Button>}
        />
      )}
      {orders.isPending && (
        <Skeleton role="status" aria-label={tHome('recent.loading')} $height={ROWS_HEIGHT} />
      )}
      {isNothingFound && (
        <p role="status">
          {search === '' ? tHome(`recent.none.${kind}`) : t('start.none', { text: search })}
        </p>
      )}
      {data && !isNothingFound && (
        <List aria-label={tHome(`recent.${kind}`)}>
          {data.transactions.map((order) => (
            <OrderChoice key={order.id} order={order} isLoading={isPending} onChoose={() => choose(order)} />
          ))}
        </List>
      )}
      {showMore && !isNothingFound && <Button onClick={showMore}>{t('numbers.more')}</Button>}
    </Body>
  );
}
