import { Receipt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link.tsx';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Badge } from '../../design-system/Badge.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { isOpenInvoice, isOverdue, nextDueInvoice } from '../../domain/history/openInvoice.ts';
import { payableInvoice } from '../../domain/history/payableInvoice.ts';
import type { TransactionSummary } from '../../domain/history/transaction.ts';
import { paths } from '../../routing/paths.ts';
import { useOpenInvoices } from '../../state/history/useTransactions.ts';
import { useCanPayInvoices } from '../../state/payments/useCanPayInvoices.ts';
import { usePortal, usePricesHidden } from '../../state/usePortal.ts';
import { GreetingLine } from './GreetingLine.ts';

export function OpenInvoices() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const hidden = usePricesHidden();
  const { clock } = usePortal();
  const { data } = useOpenInvoices();
  const openInvoices = data?.transactions.filter(isOpenInvoice) ?? [];
  const today = clock.today();
  const nextDue = nextDueInvoice(openInvoices, today);
  const overdue = openInvoices.filter((invoice) => isOverdue(invoice, today));
  const overdueCount = overdue.length;
  const canPay = useCanPayInvoices();
  const payLink = (name: string, invoices: readonly TransactionSummary[]) => {
    const payable = invoices.flatMap((invoice) => payableInvoice(invoice) ?? []);
    const ids = payable.filter(({ currency }) => currency === payable[0]?.currency).map(({ id }) => id);
    if (!canPay || ids.length === 0) return null;
    return (
      <TextLink as={Link} to={paths.payInvoices(ids)} aria-label={name}>
        {t('invoices.pay')}
      </TextLink>
    );
  };
  return (
    <GreetingLine $rows={2}>
      {data && openInvoices.length === 0 && (
        <>
          <Receipt aria-hidden />
          <MutedText as="span">{t('invoices.none')}</MutedText>
        </>
      )}
      {openInvoices.length > 0 && (
        <>
          <Receipt aria-hidden />
          <TextLink as={Link} to={paths.unpaidInvoices()}>
            {t('invoices.open', { count: data?.sums?.unpaidInvoices.count ?? openInvoices.length })}
          </TextLink>
          {data?.sums && <Price value={data.sums.unpaidInvoices.amount} hidden={hidden} kind="amount" />}
          {overdueCount > 0 && (
            <Badge $tone="warn">
              {t('invoices.overdue', { count: data?.sums?.overdueInvoices.count ?? overdueCount })}
              {data?.sums && (
                <>
                  {' · '}
                  <Price value={data.sums.overdueInvoices.amount} hidden={hidden} kind="amount" />
                </>
              )}
            </Badge>
          )}
          {payLink(t('invoices.payOverdue'), overdue)}
          {nextDue && (
            <MutedText as="span">
              {t('invoices.next', { date: format.date(nextDue.dueDate, 'short') })}{' '}
              <Price value={nextDue.balance} hidden={hidden} kind="amount" />
            </MutedText>
          )}
          {nextDue &&
            overdueCount === 0 &&
            payLink(t('invoices.payNext', { number: nextDue.number }), [nextDue])}
        </>
      )}
    </GreetingLine>
  );
}
