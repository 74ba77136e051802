import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Initials } from '../../components/Initials.tsx';
import { Link } from '../../components/Link.tsx';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { useToast } from '../../design-system/toasts.ts';
import type { PendingOrder } from '../../domain/history/approval.ts';
import { paths } from '../../routing/paths.ts';
import { useApproveOrder } from '../../state/approvals/useApproveOrder.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { Figure, Tile, TileActions, TileText } from './Tile.tsx';

const Person = styled.strong`
  font-size: 14px;
  overflow-wrap: anywhere;
`;

const PhoneRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 11px;
`;

const nameOf = ({ requestedBy, subCustomerName, clientName }: PendingOrder) =>
  requestedBy || subCustomerName || clientName;

function ReviewLink({ order: { id, number }, isPrimary }: { order: PendingOrder; isPrimary?: boolean }) {
  const { t } = useTranslation('home');
  return (
    <ButtonLink
      as={Link}
      to={paths.approvals(id)}
      $variant={isPrimary ? 'primary' : undefined}
      aria-label={t('wait.reviewOne', { number })}
    >
      {t('wait.review')}
    </ButtonLink>
  );
}

/** On a phone an order is approved where its lines are in sight. */
function PhoneApproval({ order }: { order: PendingOrder }) {
  const { t } = useTranslation('home');
  const hidden = usePricesHidden();
  const name = nameOf(order);
  return (
    <PhoneRow>
      <Initials name={name} />
      <div>
        <Person>{name}</Person>
        {' · '}
        <Person>
          <Price value={order.net} hidden={hidden} kind="amount" />
        </Person>
        <TileText>
          {t('products', { count: order.lineCount })} · {order.number}
        </TileText>
      </div>
      <ReviewLink order={order} isPrimary />
    </PhoneRow>
  );
}

function DesktopApproval({ order }: { order: PendingOrder }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const hidden = usePricesHidden();
  const toasts = useToast();
  const approve = useApproveOrder();
  const [isSending, setSending] = useState(false);
  const { id, number, date, lineCount, net } = order;
  const approveNow = async () => {
    setSending(true);
    const { ok } = await approve(id);
    setSending(false);
    toasts.show({ text: t(ok ? 'wait.approved' : 'wait.failed', { number }), tone: ok ? 'ok' : 'bad' });
  };
  return (
    <>
      <Person>{nameOf(order)}</Person>
      <TileText>
        {format.date(date, 'short')} · {t('products', { count: lineCount })}
      </TileText>
      <Figure>
        <Price value={net} hidden={hidden} kind="amount" />
      </Figure>
      <TileText>{number}</TileText>
      <TileActions>
        <Button
          variant="primary"
          loading={isSending}
          aria-label={t('wait.approveOne', { number })}
          onClick={() => void approveNow()}
        >
          {t('wait.approve')}
        </Button>
        <ReviewLink order={order} />
      </TileActions>
    </>
  );
}

type ApprovalTileProps = { order: PendingOrder; count: number; isPhone: boolean };

/** The oldest order that waits for the customer's approval. */
export function ApprovalTile({ order, count, isPhone }: ApprovalTileProps) {
  const { t } = useTranslation('home');
  return (
    <Tile
      title={t('wait.title')}
      aside={
        <TextLink as={Link} to={paths.approvals()}>
          {t('wait.count', { count })}
        </TextLink>
      }
    >
      {isPhone ? <PhoneApproval order={order} /> : <DesktopApproval order={order} />}
    </Tile>
  );
}
