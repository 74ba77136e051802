import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button.tsx';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { OverlayBoundary } from '../../design-system/OverlayBoundary.tsx';
import type { PaymentLink } from '../../domain/history/transaction.ts';

const load = () => import(/* webpackChunkName: "customer" */ './SharePaymentDialog.tsx');

const SharePaymentDialog = lazyWithRetry(() => load().then((module) => module.SharePaymentDialog));

type SharePaymentProps = { number: string; link: PaymentLink };

export function SharePayment({ number, link }: SharePaymentProps) {
  const { t } = useTranslation('history');
  /** The link that the dialog shows: another one comes when it was turned off. */
  const [shown, setShown] = useState<PaymentLink | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <Button onClick={() => setShown(link)}>
        <Share2 aria-hidden />
        {t('sharePayment.action')}
      </Button>
      <OverlayBoundary open={shown !== null} onClose={close}>
        {shown && <SharePaymentDialog number={number} link={shown} onClose={close} />}
      </OverlayBoundary>
    </>
  );
}
