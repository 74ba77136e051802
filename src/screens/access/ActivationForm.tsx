import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePasswordLabels } from '../../components/usePasswordLabels.ts';
import { Button } from '../../design-system/Button.tsx';
import { fieldNamed } from '../../design-system/fields.ts';
import { PasswordField } from '../../design-system/PasswordField.tsx';
import { useCompany } from '../../state/usePortal.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

type CurrentPasswordFormProps = { isWrong: boolean; onSubmit(password: string): Promise<void> };

function CurrentPasswordForm({ isWrong, onSubmit }: CurrentPasswordFormProps) {
  const { t } = useTranslation(['access', 'layout']);
  const labels = usePasswordLabels();
  const [isMissing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const password = String(new FormData(event.currentTarget).get('password'));
    setMissing(password === '');
    if (password === '') return fieldNamed(event.currentTarget, 'password')?.focus();
    setSending(true);
    await onSubmit(password);
    setSending(false);
  };

  return (
    <form onSubmit={submit} onInput={() => setMissing(false)} noValidate>
      <PasswordField
        name="password"
        labels={labels}
        label={t('activation.password')}
        error={
          isMissing ? t('layout:password.currentMissing') : isWrong ? t('link.wrongPassword') : undefined
        }
      />
      <Button type="submit" variant="primary" size="large" fullWidth loading={isSending}>
        {t('activation.submit')}
      </Button>
      <OfflineNote />
    </form>
  );
}

type ActivationFormProps = {
  problem: 'weak' | 'wrongPassword' | null;
  onSubmit(password: string, isNew: boolean): Promise<void>;
};

export function ActivationForm({ problem, onSubmit }: ActivationFormProps) {
  const { t } = useTranslation('access');
  const company = useCompany();
  const [choosesNew, setChoosesNew] = useState(false);
  if (choosesNew) {
    return (
      <NewPasswordForm
        submitLabel={t('activation.submit')}
        isWeak={problem === 'weak'}
        onSubmit={(password) => onSubmit(password, true)}
      />
    );
  }
  return (
    <>
      <p>{t('activation.text', { company: company.name })}</p>
      <CurrentPasswordForm
        isWrong={problem === 'wrongPassword'}
        onSubmit={(password) => onSubmit(password, false)}
      />
      <Button variant="quiet" onClick={() => setChoosesNew(true)}>
        {t('activation.chooseNew')}
      </Button>
    </>
  );
}
