import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Price } from '../../components/Price.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import { SmallText } from '../../design-system/MutedText.ts';
import { RowActions } from '../../design-system/RowActions.ts';
import { Table } from '../../design-system/Table.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { phone } from '../../design-system/theme/media.ts';
import type { TransactionKind, TransactionSummary } from '../../domain/history/transaction.ts';
import { paths } from '../../routing/paths.ts';
import { hasFailed } from '../../state/hasFailed.ts';
import { useRecentTransactions } from '../../state/history/useTransactions.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { useTransactionKind } from '../../state/useTransactionKind.ts';
import { OrderAgainLink } from '../../widgets/history/OrderAgainLink.tsx';
import { Section, SectionHeader } from './Section.ts';

const PHONE_ROWS = 3;

/** On a phone an order has two lines: number and total, then date and status; beside both the arrow of "Order again". */
const Compact = styled.div`
  /* The products need a column of their own. */
  @container portal (max-width: 959.98px) {
    tr > :nth-child(3) {
      display: none;
    }
  }

  ${phone} {
    tbody > tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto auto;
      align-items: center;
      gap: 0 8px;
      padding: 4px 8px 4px 14px;
    }

    tbody > tr > * {
      padding: 0;
    }

    tbody > tr > *::before {
      display: none;
    }

    /* Its name is read out. */
    tbody a > span {
      display: none;
    }

    tbody > tr > :nth-child(1) {
      grid-area: 1 / 1 / auto / 3;
    }

    tbody > tr > :nth-child(5) {
      grid-area: 1 / 3;
      justify-content: end;
      font-weight: 650;
    }

    tbody > tr > :nth-child(4) {
      grid-area: 2 / 2 / auto / 4;
      justify-content: end;
    }

    tbody > tr > :nth-child(6) {
      grid-area: 1 / 4 / 3;
    }
  }
`;

const EmptyText = styled.p`
  padding: 20px 16px;
  color: var(--wp-muted);
`;

type OrderAgainProps = { kind: TransactionKind; order: TransactionSummary };

function OrderAgain({ kind, order }: OrderAgainProps) {
  const { t } = useTranslation('home');
  return (
    <RowActions>
      <OrderAgainLink
        id={order.id}
        address={paths.orderAgain(order.id)}
        label={t(`recent.againOf.${kind}`, { number: order.number })}
      >
        <span>{t(`recent.again.${kind}`)}</span>
      </OrderAgainLink>
    </RowActions>
  );
}

// How many more there are is never cut.
const ProductLine = styled.span`
  display: flex;
  max-width: 44ch;
  white-space: pre;

  & > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

function Products({ shownLine }: TransactionSummary) {
  const { t } = useTranslation('home');
  const format = useFormat();
  if (!shownLine) return null;
  const { name, others } = shownLine;
  const number = format.number(others);
  return (
    <ProductLine>
      <span>{name}</span>
      {others > 0 && <SmallText as="span"> {t('recent.more', { count: others, number })}</SmallText>}
    </ProductLine>
  );
}

function Total({ net, status }: TransactionSummary) {
  const price = <Price value={net} hidden={usePricesHidden()} kind="amount" />;
  return status === 'cancelled' ? <s>{price}</s> : price;
}

type OrdersTableProps = { kind: TransactionKind; orders: readonly TransactionSummary[] };

function OrdersTable({ kind, orders }: OrdersTableProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <Table
      caption={t(`recent.${kind}`)}
      rows={orders}
      rowKey={(transaction) => transaction.id}
      columns={[
        {
          key: 'number',
          header: t('recent.number'),
          isRowHeader: true,
          cell: (transaction) => (
            <TextLink as={Link} to={paths.document(transaction.id)}>
              {transaction.number}
            </TextLink>
          ),
        },
        { key: 'date', header: t('recent.date'), cell: ({ date }) => format.date(date) },
        {
          key: 'products',
          header: t('recent.products'),
          cell: (transaction) => <Products {...transaction} />,
        },
        {
          key: 'status',
          header: t('recent.status'),
          cell: (transaction) => <StatusBadge {...transaction} />,
        },
        {
          key: 'total',
          header: t('recent.total'),
          align: 'end',
          cell: (transaction) => <Total {...transaction} />,
        },
        {
          key: 'actions',
          header: t('recent.actions'),
          align: 'end',
          isHeaderHidden: true,
          cell: (transaction) => <OrderAgain kind={kind} order={transaction} />,
        },
      ]}
    />
  );
}

/** `isPhone`: the newest three. */
export function RecentOrders({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation('home');
  const id = useId();
  const kind = useTransactionKind();
  const orders = useRecentTransactions();
  const { data, refetch } = orders;
  const isLost = hasFailed(orders);
  return (
    <Section aria-labelledby={id}>
      <SectionHeader>
        <Heading as="h2" id={id}>
          {t(`recent.${kind}`)}
        </Heading>
        <TextLink as={Link} to={paths.account()}>
          {t('recent.all')}
        </TextLink>
      </SectionHeader>
      {isLost && (
        <Alert
          tone="warn"
          title={t('recent.failed')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
      {!isLost && (
        <Card $flush as="div">
          {data?.transactions.length === 0 && <EmptyText>{t(`recent.none.${kind}`)}</EmptyText>}
          {data && data.transactions.length > 0 && (
            <Compact>
              <OrdersTable
                kind={kind}
                orders={isPhone ? data.transactions.slice(0, PHONE_ROWS) : data.transactions}
              />
            </Compact>
          )}
        </Card>
      )}
    </Section>
  );
}
