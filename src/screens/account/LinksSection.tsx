import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { useRevokeDocumentLinks } from '../../state/history/useRevokeDocumentLinks.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export function LinksSection() {
  const { t } = useTranslation('settings');
  const revoke = useRevokeDocumentLinks();
  const [state, setState] = useState<'ready' | 'sending' | 'revoked' | 'failed'>('ready');

  const press = async () => {
    setState('sending');
    const { ok } = await revoke();
    setState(ok ? 'revoked' : 'failed');
  };

  return (
    <SettingsSection title={t('section.links')}>
      <p>{t('links.text')}</p>
      {state === 'revoked' && (
        <Alert tone="ok" announce="status">
          {t('links.revoked')}
        </Alert>
      )}
      {state === 'failed' && (
        <Alert tone="bad" announce="alert">
          {t('links.failed')}
        </Alert>
      )}
      <Button onClick={() => void press()} loading={state === 'sending'}>
        {t('links.revoke')}
      </Button>
      <OfflineNote />
    </SettingsSection>
  );
}
