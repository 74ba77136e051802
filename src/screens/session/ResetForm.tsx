import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordRules } from '../../components/PasswordRules.tsx';
import { usePasswordLabels } from '../../components/usePasswordLabels.ts';
import { Button } from '../../design-system/Button.tsx';
import { PasswordField } from '../../design-system/PasswordField.tsx';
import { failingPasswordRules } from '../../domain/session/password.ts';
import { type LinkProblem, useLinkActions } from '../../state/account/useLink.ts';

type ResetFormProps = { token: string; onEnd(outcome: LinkProblem | 'done'): void };

/** A new password, typed twice. */
export function ResetForm({ token, onEnd }: ResetFormProps) {
  const { t } = useTranslation(['access', 'layout']);
  const labels = usePasswordLabels();
  const { reset } = useLinkActions();
  const [next, setNext] = useState('');
  const [problem, setProblem] = useState<'weak' | 'mismatch' | null>(null);
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (failingPasswordRules(next).length > 0) return setProblem('weak');
    if (new FormData(event.currentTarget).get('repeat') !== next) return setProblem('mismatch');
    setSending(true);
    onEnd(await reset(token, next));
    setSending(false);
  };

  return (
    <form onSubmit={submit} onInput={() => setProblem(null)} noValidate>
      <PasswordField
        name="next"
        labels={labels}
        autoComplete="new-password"
        label={t('layout:password.new')}
        value={next}
        onChange={(event) => setNext(event.currentTarget.value)}
        error={problem === 'weak' ? t('layout:password.problem.weak_password') : undefined}
      />
      <PasswordRules password={next} />
      <PasswordField
        name="repeat"
        labels={labels}
        autoComplete="new-password"
        label={t('layout:password.repeat')}
        error={problem === 'mismatch' ? t('layout:password.mismatch') : undefined}
      />
      <Button type="submit" variant="primary" fullWidth loading={isSending}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
