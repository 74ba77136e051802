import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Price } from '../../components/Price.tsx';
import { Stack } from '../../components/ScreenFrame.ts';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Card } from '../../design-system/Card.ts';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { phone } from '../../design-system/theme/media.ts';
import { toDecimal } from '../../domain/numbers/decimal.ts';
import type { PendingOrder } from '../../domain/orders/approval.ts';
import { paths } from '../../routing/paths.ts';
import { PAGE_SIZE } from '../../state/approvals/pendingOrdersQuery.ts';
import { usePendingOrders } from '../../state/approvals/usePendingOrders.ts';
import { usePricesHidden } from '../../state/usePortal.ts';

const List = styled.ul`
  & > li + li {
    border-block-start: 1px solid var(--wp-line);
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 4px 16px;
  padding: 12px 18px;

  ${phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-inline: 14px;

    & > a {
      grid-column: 1 / -1;
    }
  }
`;

const SecondaryLine = styled.small`
  display: block;
  color: var(--wp-muted);
  font-size: 13px;
  overflow-wrap: anywhere;
`;

const Amount = styled.strong`
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const PageButtons = styled.div`
  display: flex;
  gap: 8px;
  justify-content: flex-end;
`;

function PendingOrderRow({ order, hidden }: { order: PendingOrder; hidden: boolean }) {
  const { t } = useTranslation(['approvals', 'orders']);
  const format = useFormat();
  const { kind, number, date, requestedBy, clientName, subCustomerName, lineCount, net } = order;
  return (
    <Row>
      <div>
        <strong>{t(`orders:one.${kind}`, { number })}</strong>
        <SecondaryLine>
          {[subCustomerName || clientName, requestedBy].filter(Boolean).join(' · ')}
        </SecondaryLine>
        <SecondaryLine>{`${format.date(date)} · ${t('lines', { count: lineCount })}`}</SecondaryLine>
      </div>
      <Amount>
        <Price value={toDecimal(net)} hidden={hidden} kind="amount" />
      </Amount>
      <ButtonLink as={Link} to={paths.approvals(order.id)} aria-label={t('openOne', { number })}>
        {t('open')}
      </ButtonLink>
    </Row>
  );
}

/** Oldest first. */
export function PendingOrderList() {
  const { t } = useTranslation('approvals');
  const hidden = usePricesHidden();
  const [page, setPage] = useState(1);
  const { data, isPending, isError, refetch } = usePendingOrders(page);
  const isLastPage = !data || page * PAGE_SIZE >= data.total;
  return (
    <Stack>
      <Heading>{t('title')}</Heading>
      {isPending && (
        <Card aria-busy>
          <Skeleton $height={120} />
        </Card>
      )}
      {isError && !data && (
        <Card role="alert">
          <EmptyState
            title={t('failed.title')}
            text={t('failed.text')}
            actions={<Button onClick={() => void refetch()}>{t('failed.retry')}</Button>}
          />
        </Card>
      )}
      {data && data.orders.length === 0 && (
        <Card>
          <EmptyState icon={<ClipboardCheck />} title={t('none.title')} text={t('none.text')} />
        </Card>
      )}
      {data && data.orders.length > 0 && (
        <Card $flush>
          <List aria-label={t('title')}>
            {data.orders.map((order) => (
              <PendingOrderRow key={order.id} order={order} hidden={hidden} />
            ))}
          </List>
        </Card>
      )}
      {(page > 1 || !isLastPage) && (
        <PageButtons>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('older')}
          </Button>
          <Button disabled={isLastPage} onClick={() => setPage(page + 1)}>
            {t('newer')}
          </Button>
        </PageButtons>
      )}
    </Stack>
  );
}
