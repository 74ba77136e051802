import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../design-system/FormMessage.tsx';
import { EMAIL_MAX_LENGTH } from '../../domain/texts/textLimits.ts';
import type { LoginResult } from '../../state/access/logIn.ts';
import { useSessionService } from '../../state/access/useSessionService.ts';
import { usePortal, useSession } from '../../state/usePortal.ts';
import { type LoginFieldErrors, LoginView } from './LoginView.tsx';
import { OwnLanguageLinks } from './OwnLanguageLinks.tsx';

type LoginErrors = LoginFieldErrors & { problem?: Extract<LoginResult, { ok: false }> };

const isEmail = (text: string) => text.length <= EMAIL_MAX_LENGTH && /^\S+@\S+$/.test(text);

const findFieldErrors = (email: string, password: string): LoginFieldErrors => ({
  ...(email === '' ? { email: 'email.missing' } : !isEmail(email) && { email: 'email.malformed' }),
  ...(password === '' && { password: 'password.missing' }),
});

export function LoginScreen() {
  const { t } = useTranslation('session');
  const { company } = usePortal();
  const { logIn } = useSessionService();
  const session = useSession();
  const [errors, setErrors] = useState<LoginErrors>({});
  const [isSending, setSending] = useState(false);
  const { problem } = errors;
  const form = useRef<HTMLFormElement>(null);
  const hasSessionEnded =
    session.status === 'out' && (session.end === 'expired' || session.end === 'refused');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.current || isSending) return;
    const formData = new FormData(form.current);
    const email = String(formData.get('email')).trim();
    const password = String(formData.get('password'));
    const found = findFieldErrors(email, password);
    setErrors(found);
    const firstInvalid = found.email ? 'email' : found.password ? 'password' : null;
    if (firstInvalid) {
      const field = form.current.elements.namedItem(firstInvalid);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setSending(true);
    const result = await logIn({ email, password });
    if (result.ok) return;
    setSending(false);
    setErrors({ problem: result });
  };

  return (
    <LoginView
      company={company}
      allowsNewCustomers={!company.settings.newCustomersDisabled}
      message={
        problem ? (
          <FormMessage key="problem" tone="bad">
            {problem.message || t(`login.problem.${problem.reason}`)}
          </FormMessage>
        ) : (
          hasSessionEnded && <FormMessage tone="warn">{t('login.sessionEnded')}</FormMessage>
        )
      }
      fieldErrors={errors}
      isSending={isSending}
      form={form}
      onSubmit={submit}
      onInput={() => setErrors({})}
      languages={<OwnLanguageLinks />}
    />
  );
}
