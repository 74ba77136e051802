import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordRules } from '../../components/PasswordRules.tsx';
import { usePasswordLabels } from '../../components/usePasswordLabels.ts';
import { Button } from '../../design-system/Button.tsx';
import { fieldNamed } from '../../design-system/fields.ts';
import { PasswordField } from '../../design-system/PasswordField.tsx';
import { failingPasswordRules } from '../../domain/access/password.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';

type NewPasswordFormProps = {
  submitLabel: string;
  isWeak: boolean;
  onSubmit(password: string): Promise<void>;
};

export function NewPasswordForm({ submitLabel, isWeak, onSubmit }: NewPasswordFormProps) {
  const { t } = useTranslation('layout');
  const labels = usePasswordLabels();
  const [next, setNext] = useState('');
  const [problem, setProblem] = useState<'weak' | 'mismatch' | null>(null);
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const fail = (reason: 'weak' | 'mismatch', field: string) => {
      setProblem(reason);
      fieldNamed(form, field)?.focus();
    };
    if (failingPasswordRules(next).length > 0) return fail('weak', 'next');
    if (new FormData(form).get('repeat') !== next) return fail('mismatch', 'repeat');
    setSending(true);
    await onSubmit(next);
    setSending(false);
  };

  return (
    <form onSubmit={submit} onInput={() => setProblem(null)} noValidate>
      <PasswordField
        name="next"
        labels={labels}
        autoComplete="new-password"
        label={t('password.new')}
        value={next}
        onChange={(event) => setNext(event.currentTarget.value)}
        error={problem === 'weak' || isWeak ? t('password.problem.weak_password') : undefined}
      />
      <PasswordRules password={next} />
      <PasswordField
        name="repeat"
        labels={labels}
        autoComplete="new-password"
        label={t('password.repeat')}
        error={problem === 'mismatch' ? t('password.mismatch') : undefined}
      />
      <Button type="submit" variant="primary" size="large" fullWidth loading={isSending}>
        {submitLabel}
      </Button>
      <OfflineNote />
    </form>
  );
}
