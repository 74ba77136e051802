import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button.tsx';
import type { PaymentLink } from '../../domain/history/transaction.ts';
import { SharePaymentDialog } from './SharePaymentDialog.tsx';

type SharePaymentProps = { number: string; link: PaymentLink };

export function SharePayment({ number, link }: SharePaymentProps) {
  const { t } = useTranslation('history');
  /** The link that the dialog shows: another one comes when it was turned off. */
  const [shown, setShown] = useState<PaymentLink | null>(null);
  return (
    <>
      <Button onClick={() => setShown(link)}>
        <Share2 aria-hidden />
        {t('sharePayment.action')}
      </Button>
      {shown && <SharePaymentDialog number={number} link={shown} onClose={() => setShown(null)} />}
    </>
  );
}
