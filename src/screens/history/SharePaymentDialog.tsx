import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { Dialog } from '../../design-system/Dialog.tsx';
import { MutedText } from '../../design-system/MutedText.ts';
import { TextField } from '../../design-system/TextField.tsx';
import type { PaymentLink } from '../../domain/history/transaction.ts';
import { paths } from '../../routing/paths.ts';
import { usePaymentLink } from '../../state/payments/usePaymentLink.ts';
import { usePortal } from '../../state/usePortal.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';

const Revoke = styled.div`
  display: grid;
  justify-items: start;
  gap: 6px;
  padding-block-start: 12px;
  border-block-start: 1px solid var(--wp-line);
`;

const Status = styled(MutedText)`
  min-height: 20px;
`;

type SharePaymentDialogProps = { number: string; link: PaymentLink; onClose(): void };

export function SharePaymentDialog({ number, link: { id, expiresAt }, onClose }: SharePaymentDialogProps) {
  const { t, i18n } = useTranslation('history');
  const { base } = usePortal();
  const { copy, share, revoke } = usePaymentLink();
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const [state, setState] = useState<'ready' | 'sending' | 'revoked' | 'failed'>('ready');
  const url = new URL(paths.paymentForm(id).slice(1), new URL(base, document.baseURI)).href;
  const title = t('sharePayment.title', { number });
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' });

  const byHand = () => {
    setStatus(t('sharePayment.byHand'));
    field.current?.select();
  };
  const copyUrl = async () => {
    if (await copy(url)) setStatus(t('sharePayment.copied'));
    else byHand();
  };
  const shareUrl = async (open: NonNullable<typeof share>) => {
    if (!(await open(title, url))) byHand();
  };
  const turnOff = async () => {
    setState('sending');
    setState((await revoke(id)).ok ? 'revoked' : 'failed');
  };

  if (state === 'revoked') {
    return (
      <Dialog open onClose={onClose} title={title} closeLabel={t('sharePayment.close')}>
        <Alert tone="ok" announce="status">
          {t('sharePayment.revoked')}
        </Alert>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={t('sharePayment.text')}
      closeLabel={t('sharePayment.close')}
      actions={
        <>
          {share && <Button onClick={() => void shareUrl(share)}>{t('sharePayment.share')}</Button>}
          <Button variant="primary" onClick={() => void copyUrl()}>
            {t('sharePayment.copy')}
          </Button>
        </>
      }
    >
      <TextField
        ref={field}
        label={t('sharePayment.link')}
        value={url}
        readOnly
        hint={expiresAt ? t('sharePayment.until', { time: time.format(expiresAt) }) : undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Status role="status">{status}</Status>
      <Revoke>
        <p>{t('sharePayment.ends')}</p>
        {state === 'failed' && (
          <Alert tone="bad" announce="alert">
            {t('sharePayment.notRevoked')}
          </Alert>
        )}
        <OfflineNote />
        <Button loading={state === 'sending'} onClick={() => void turnOff()}>
          {t('sharePayment.revoke')}
        </Button>
      </Revoke>
    </Dialog>
  );
}
