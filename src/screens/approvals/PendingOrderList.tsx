import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { Card } from '../../design-system/Card.ts';
import { EmptyCard } from '../../design-system/EmptyCard.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { Stack } from '../../design-system/ScreenFrame.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { PAGE_SIZE } from '../../state/approvals/pendingOrdersQuery.ts';
import { usePendingOrders } from '../../state/approvals/usePendingOrders.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { LoadFailed } from '../../widgets/visit/LoadFailed.tsx';
import { PendingOrderRow } from './PendingOrderRow.tsx';

const List = styled.ul`
  & > li + li {
    border-block-start: 1px solid var(--wp-line);
  }
`;

const PageButtons = styled.div`
  display: flex;
  gap: 8px;
  justify-content: flex-end;
`;

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
          <LoadFailed title={t('failed.title')} text={t('failed.text')} retry={() => void refetch()} />
        </Card>
      )}
      {data && data.orders.length === 0 && (
        <EmptyCard icon={<ClipboardCheck />} title={t('none.title')} text={t('none.text')} />
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
