import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { phone } from '../../design-system/theme/media.ts';
import { useToast } from '../../design-system/toasts.ts';
import type { PendingOrder } from '../../domain/history/approval.ts';
import { paths } from '../../routing/paths.ts';
import { useApproveOrder } from '../../state/approvals/useApproveOrder.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { Figure, Tile, TileActions, TileText } from './Tile.tsx';

/** On a phone an order is approved where its lines are in sight. */
const ApproveButton = styled(Button)`
  ${phone} {
    display: none;
  }
`;

const Person = styled.strong`
  font-size: 14px;
  overflow-wrap: anywhere;
`;

type ApprovalTileProps = { order: PendingOrder; count: number };

/** The oldest order that waits for the customer's approval. */
export function ApprovalTile({ order, count }: ApprovalTileProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const hidden = usePricesHidden();
  const toasts = useToast();
  const approve = useApproveOrder();
  const [isSending, setSending] = useState(false);
  const { id, number, requestedBy, clientName, subCustomerName, date, lineCount, net } = order;
  const approveNow = async () => {
    setSending(true);
    const { ok } = await approve(id);
    setSending(false);
    toasts.show({ text: t(ok ? 'wait.approved' : 'wait.failed', { number }), tone: ok ? 'ok' : 'bad' });
  };
  return (
    <Tile
      title={t('wait.title')}
      aside={
        <TextLink as={Link} to={paths.approvals()}>
          {t('wait.count', { count })}
        </TextLink>
      }
    >
      <Person>{requestedBy || subCustomerName || clientName}</Person>
      <TileText>
        {format.date(date, 'short')} · {t('products', { count: lineCount })}
      </TileText>
      <Figure>
        <Price value={net} hidden={hidden} kind="amount" />
      </Figure>
      <TileText>{number}</TileText>
      <TileActions>
        <ApproveButton
          variant="primary"
          loading={isSending}
          aria-label={t('wait.approveOne', { number })}
          onClick={() => void approveNow()}
        >
          {t('wait.approve')}
        </ApproveButton>
        <ButtonLink as={Link} to={paths.approvals(id)} aria-label={t('wait.reviewOne', { number })}>
          {t('wait.review')}
        </ButtonLink>
      </TileActions>
    </Tile>
  );
}
