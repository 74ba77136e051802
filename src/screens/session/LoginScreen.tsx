import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../design-system/FormMessage.tsx';
import { chooseOwnLanguage } from '../../state/appearance/appearanceStore.ts';
import { useAppearance, useAppearanceStore } from '../../state/appearance/useAppearance.ts';
import type { LoginResult } from '../../state/session/logIn.ts';
import { useSessionService } from '../../state/session/useSessionService.ts';
import { usePortal, useSession } from '../../state/usePortal.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { type LoginFieldErrors, LoginView } from './LoginView.tsx';

const findFieldErrors = (email: string, password: string): LoginFieldErrors => ({
  ...(email === '' ? { email: 'email.missing' } : !/^\S+@\S+$/.test(email) && { email: 'email.malformed' }),
  ...(password === '' && { password: 'password.missing' }),
});

/** The login (specification §2). Errors keep the typed text. */
export function LoginScreen() {
  const { t } = useTranslation('session');
  const { company, local } = usePortal();
  const { logIn } = useSessionService();
  const session = useSession();
  const appearance = useAppearanceStore();
  const { language } = useAppearance();
  const [fieldErrors, setFieldErrors] = useState<LoginFieldErrors>({});
  const [problem, setProblem] = useState<Extract<LoginResult, { ok: false }> | null>(null);
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
    setProblem(result);
  };

  return (
    <LoginView
      company={company}
      allowsNewCustomers={!company.settings.newCustomersDisabled}
      message={
        <>
          {hasSessionEnded && !problem && <FormMessage tone="warn">{t('login.sessionEnded')}</FormMessage>}
          {problem && (
            <FormMessage tone="bad">{problem.message || t(`login.problem.${problem.reason}`)}</FormMessage>
          )}
        </>
      }
      fieldErrors={fieldErrors}
      isSending={isSending}
      form={form}
      onSubmit={submit}
      onInput={() => {
        setFieldErrors({});
        setProblem(null);
      }}
      languages={
        <LanguageLinks language={language} onChoose={(code) => chooseOwnLanguage(appearance, local, code)} />
      }
    />
  );
}
