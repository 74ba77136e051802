import { Receipt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../app/paths.ts';
import { Badge } from '../../design-system/Badge.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { isOpenInvoice, isOverdue } from '../../domain/orders/openInvoice.ts';
import { useTransactions } from '../../state/orders/useTransactions.ts';
import { usePortal } from '../../state/usePortal.ts';

/** As many invoices as a customer plausibly has open at once; the history has them all. */
const LOOKED_AT = 100;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-height: 24px;
  margin-block-start: 8px;

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: var(--wp-muted);
  }
`;

/** How many invoices wait to be paid, and whether one is overdue. Its line is kept, so that nothing moves. */
export function OpenInvoices() {
  const { t } = useTranslation('home');
  const { clock } = usePortal();
  const { data } = useTransactions({ kind: 'invoice', page: 1, pageSize: LOOKED_AT, search: '' });
  const open = data?.transactions.filter(isOpenInvoice) ?? [];
  const today = clock.today();
  const overdue = open.filter((invoice) => isOverdue(invoice, today)).length;
  return (
    <Line>
      {open.length > 0 && (
        <>
          <Receipt aria-hidden />
          <TextLink as={Link} to={paths.account('invoice')}>
            {t('invoices.open', { count: open.length })}
          </TextLink>
          {overdue > 0 && <Badge $tone="warn">{t('invoices.overdue', { count: overdue })}</Badge>}
        </>
      )}
    </Line>
  );
}
