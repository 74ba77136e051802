import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePasswordLabels } from '../../components/usePasswordLabels.ts';
import { Button } from '../../design-system/Button.tsx';
import { FormMessage } from '../../design-system/FormMessage.tsx';
import { PasswordField } from '../../design-system/PasswordField.tsx';
import { TextField } from '../../design-system/TextField.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { signupPath } from '../../routing/publicPaths.ts';
import type { LoginProblem } from '../../state/session/logIn.ts';
import { useSessionService } from '../../state/session/useSessionService.ts';
import { usePortal, useSession } from '../../state/usePortal.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { LoginFrame } from './LoginFrame.tsx';

type FieldErrors = { email?: 'email.missing' | 'email.malformed'; password?: 'password.missing' };

const findFieldErrors = (email: string, password: string): FieldErrors => ({
  ...(email === '' ? { email: 'email.missing' } : !/^\S+@\S+$/.test(email) && { email: 'email.malformed' }),
  ...(password === '' && { password: 'password.missing' }),
});

/** The login (specification §2). Errors keep the typed text. */
export function LoginScreen() {
  const { t } = useTranslation('session');
  const passwordLabels = usePasswordLabels();
  const { company } = usePortal();
  const { logIn } = useSessionService();
  const session = useSession();
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const hasSessionEnded =
    session.status === 'out' && (session.end === 'expired' || session.end === 'refused');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.current || isSending) return;
    const formData = new FormData(form.current);
    const email = String(formData.get('email')).trim();
    const password = String(formData.get('password'));
    const errors = findFieldErrors(email, password);
    setFieldErrors(errors);
    const firstInvalid = errors.email ? 'email' : errors.password ? 'password' : null;
    if (firstInvalid) {
      form.current.querySelector<HTMLInputElement>(`[name=${firstInvalid}]`)?.focus();
      return;
    }
    setProblem(null);
    setSending(true);
    const result = await logIn({ email, password });
    if (result.ok) return;
    setSending(false);
    setProblem(result.reason);
  };

  return (
    <LoginFrame company={company} title={t('login.title')} footer={<LanguageLinks />}>
      {hasSessionEnded && !problem && <FormMessage tone="warn">{t('login.sessionEnded')}</FormMessage>}
      {problem && <FormMessage tone="bad">{t(`login.problem.${problem}`)}</FormMessage>}
      <form ref={form} onSubmit={submit} noValidate>
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('login.email.label')}
          error={fieldErrors.email && t(`login.${fieldErrors.email}`)}
        />
        <PasswordField
          name="password"
          label={t('login.password.label')}
          labels={passwordLabels}
          error={fieldErrors.password && t(`login.${fieldErrors.password}`)}
        />
        <Button type="submit" variant="primary" size="large" fullWidth loading={isSending}>
          {t('login.submit')}
        </Button>
      </form>
      {!company.settings.newCustomersDisabled && (
        <p>
          {t('login.noAccount')} <TextLink href={signupPath()}>{t('login.createAccount')}</TextLink>
        </p>
      )}
    </LoginFrame>
  );
}
