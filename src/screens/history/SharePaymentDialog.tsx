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
import { useTimeFormat } from '../../widgets/appearance/useTimeFormat.ts';
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

type LinkUses = ReturnType<typeof usePaymentLink>;

// `shareUrl`: null where the device can't share. After a failure the address is selected, to be copied by hand.
const useSharing = (title: string, url: string, { copy, share }: LinkUses) => {
  const { t } = useTranslation('history');
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');

  const byHand = () => {
    setStatus(t('sharePayment.byHand'));
    field.current?.select();
  };
  const copyUrl = async () => {
    if (await copy(url)) setStatus(t('sharePayment.copied'));
    else byHand();
  };
  const shareUrl =
    share &&
    (async () => {
      if (!(await share(title, url))) byHand();
    });
  return { field, status, copyUrl, shareUrl };
};

type LinkState = 'ready' | 'sending' | 'revoked' | 'failed';

const useRevocation = (id: string, { revoke }: LinkUses) => {
  const [state, setState] = useState<LinkState>('ready');
  const turnOff = async () => {
    setState('sending');
    setState((await revoke(id)).ok ? 'revoked' : 'failed');
  };
  return { state, turnOff };
};

function LinkEnd({ state, onTurnOff }: { state: LinkState; onTurnOff(): void }) {
  const { t } = useTranslation('history');
  return (
    <Revoke>
      <p>{t('sharePayment.ends')}</p>
      {state === 'failed' && (
        <Alert tone="bad" announce="alert">
          {t('sharePayment.notRevoked')}
        </Alert>
      )}
      <OfflineNote />
      <Button loading={state === 'sending'} onClick={onTurnOff}>
        {t('sharePayment.revoke')}
      </Button>
    </Revoke>
  );
}

export function SharePaymentDialog({ number, link: { id, expiresAt }, onClose }: SharePaymentDialogProps) {
  const { t } = useTranslation('history');
  const { base } = usePortal();
  const uses = usePaymentLink();
  const { state, turnOff } = useRevocation(id, uses);
  const url = new URL(paths.paymentForm(id).slice(1), new URL(base, document.baseURI)).href;
  const title = t('sharePayment.title', { number });
  const { field, status, copyUrl, shareUrl } = useSharing(title, url, uses);
  const formatTime = useTimeFormat();

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
          {shareUrl && <Button onClick={() => void shareUrl()}>{t('sharePayment.share')}</Button>}
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
        hint={
          expiresAt
            ? t('sharePayment.until', {
                time: formatTime(expiresAt, { dateStyle: 'long', timeStyle: 'short' }),
              })
            : undefined
        }
        onFocus={(event) => event.currentTarget.select()}
      />
      <Status role="status">{status}</Status>
      <LinkEnd state={state} onTurnOff={() => void turnOff()} />
    </Dialog>
  );
}
