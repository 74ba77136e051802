import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { useRevokeDocumentLinks } from '../../state/orders/useRevokeDocumentLinks.ts';

/** Ends the PDF links that the customer has passed on. */
export function RevokeLinks() {
  const { t } = useTranslation('pages');
  const revoke = useRevokeDocumentLinks();
  const [state, setState] = useState<'ready' | 'sending' | 'revoked' | 'failed'>('ready');

  const press = async () => {
    setState('sending');
    setState((await revoke()) ? 'revoked' : 'failed');
  };

  return (
    <>
      <h2>{t('settings.links.title')}</h2>
      <p>{t('settings.links.text')}</p>
      {state === 'revoked' && (
        <Alert tone="ok" announce="status">
          {t('settings.links.revoked')}
        </Alert>
      )}
      {state === 'failed' && (
        <Alert tone="bad" announce="alert">
          {t('settings.links.failed')}
        </Alert>
      )}
      <Button onClick={() => void press()} loading={state === 'sending'}>
        {t('settings.links.revoke')}
      </Button>
    </>
  );
}
