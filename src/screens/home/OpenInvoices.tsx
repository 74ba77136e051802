import { Receipt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Badge } from '../../design-system/Badge.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { isOpenInvoice, isOverdue, nextDueInvoice } from '../../domain/orders/openInvoice.ts';
import { paths } from '../../routing/paths.ts';
import { useTransactions } from '../../state/orders/useTransactions.ts';
import { usePortal, usePricesHidden } from '../../state/usePortal.ts';
import { GreetingLine, MutedText } from './GreetingLine.ts';

/** More open invoices than a customer plausibly has. */
const MAX_INVOICES = 100;

/** Number of open invoices, overdue ones, and the next due date. */
export function OpenInvoices() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const hidden = usePricesHidden();
  const { clock } = usePortal();
  const { data } = useTransactions({ kind: 'invoice', page: 1, pageSize: MAX_INVOICES, search: '' });
  const open = data?.transactions.filter(isOpenInvoice) ?? [];
  const today = clock.today();
  const next = nextDueInvoice(open, today);
  const overdue = open.filter((invoice) => isOverdue(invoice, today)).length;
  return (
    <GreetingLine $rows={2}>
      {data && open.length === 0 && (
        <>
          <Receipt aria-hidden />
          <MutedText>{t('invoices.none')}</MutedText>
        </>
      )}
      {open.length > 0 && (
        <>
          <Receipt aria-hidden />
          <TextLink as={Link} to={paths.account('invoice')}>
            {t('invoices.open', { count: open.length })}
          </TextLink>
          {overdue > 0 && <Badge $tone="warn">{t('invoices.overdue', { count: overdue })}</Badge>}
          {next && (
            <MutedText>
              {t('invoices.next', { date: format.date(next.dueDate, 'short') })}{' '}
              <Price value={next.balance} hidden={hidden} kind="amount" />
            </MutedText>
          )}
        </>
      )}
    </GreetingLine>
  );
}
