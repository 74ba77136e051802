import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button.tsx';
import { SettingsSection } from './SettingsSection.tsx';

type PasswordSectionProps = {
  ChangePassword(props: { onClose(): void }): ReactNode;
};

export function PasswordSection({ ChangePassword }: PasswordSectionProps) {
  const { t } = useTranslation(['settings', 'layout']);
  const [isChanging, setChanging] = useState(false);
  return (
    <SettingsSection title={t('section.password')}>
      <p>{t('password.text')}</p>
      <Button onClick={() => setChanging(true)}>{t('layout:account.changePassword')}</Button>
      {isChanging && <ChangePassword onClose={() => setChanging(false)} />}
    </SettingsSection>
  );
}
