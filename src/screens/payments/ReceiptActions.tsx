import { FileDown, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../components/BackLink.tsx';
import { ActionBar, Actions } from '../../design-system/ActionBar.ts';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { paths } from '../../routing/paths.ts';
import { useReceiptLink } from '../../state/payments/useReceiptLink.ts';

export function ReceiptActions({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const pdf = useReceiptLink()(payment);
  return (
    <ActionBar>
      <BackLink to={paths.account('invoice')}>{t('invoices.list')}</BackLink>
      <Actions>
        {pdf && (
          <ButtonLink
            href={pdf}
            target="_blank"
            rel="noopener"
            aria-label={t('receipt.pdfOf', { number: payment.receiptNumber })}
          >
            <FileDown aria-hidden />
            {t('receipt.pdf')}
          </ButtonLink>
        )}
        <Button onClick={() => window.print()}>
          <Printer aria-hidden />
          {t('receipt.print')}
        </Button>
      </Actions>
    </ActionBar>
  );
}
