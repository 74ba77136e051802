import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { isOpenInvoice, isOverdue } from '../../domain/orders/openInvoice.ts';
import { useTransactions } from '../../state/orders/useTransactions.ts';
import { usePortal } from '../../state/usePortal.ts';

/** As many invoices as a customer plausibly has open at once; the history has them all. */
const LOOKED_AT = 100;

/** How many invoices wait to be paid, and whether one is overdue. Nothing to pay shows nothing. */
export function OpenInvoices() {
  const { t } = useTranslation('home');
  const { clock } = usePortal();
  const { data } = useTransactions({ kind: 'invoice', page: 1, pageSize: LOOKED_AT, search: '' });
  const open = data?.transactions.filter(isOpenInvoice) ?? [];
  if (open.length === 0) return null;
  const today = clock.today();
  const overdue = open.filter((invoice) => isOverdue(invoice, today)).length;
  return (
    <Alert
      tone={overdue > 0 ? 'warn' : 'info'}
      title={t('invoices.open', { count: open.length })}
      action={
        <ButtonLink as={Link} to={paths.account()}>
          {t('invoices.look')}
        </ButtonLink>
      }
    >
      {overdue > 0 && <p>{t('invoices.overdue', { count: overdue })}</p>}
    </Alert>
  );
}
