import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePasswordWords } from '../../components/usePasswordWords.ts';
import { Button } from '../../design-system/Button.tsx';
import { FormMessage } from '../../design-system/FormMessage.tsx';
import { PasswordField } from '../../design-system/PasswordField.tsx';
import { TextField } from '../../design-system/TextField.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { signupPath } from '../../routing/publicPaths.ts';
import type { LoginProblem } from '../../state/session/logIn.ts';
import { usePortal, useSession } from '../../state/usePortal.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { LoginFrame } from './LoginFrame.tsx';

/** Logging in needs axios, which comes with the shop's code while the customer types. */
const loadLogIn = () => import(/* webpackChunkName: "shop" */ '../../state/session/logIn.ts');

type Missing = { email?: 'email.missing' | 'email.malformed'; password?: 'password.missing' };

const findMissing = (email: string, password: string): Missing => ({
  ...(email === '' ? { email: 'email.missing' } : !/^\S+@\S+$/.test(email) && { email: 'email.malformed' }),
  ...(password === '' && { password: 'password.missing' }),
});

/**
 * The login (specification §2, outside the layout). `preloadShop` is called when the customer uses the form. Typed text is
 * kept after errors.
 */
export function LoginScreen({ preloadShop }: { preloadShop?(): void }) {
  const { t } = useTranslation('session');
  const words = usePasswordWords();
  const portal = usePortal();
  const session = useSession();
  const [missing, setMissing] = useState<Missing>({});
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const ended = session.status === 'out' && (session.end === 'expired' || session.end === 'refused');

  const prepare = () => {
    loadLogIn().catch(() => undefined);
    preloadShop?.();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.current || isSending) return;
    const typed = new FormData(form.current);
    const email = String(typed.get('email')).trim();
    const password = String(typed.get('password'));
    const wrong = findMissing(email, password);
    setMissing(wrong);
    const first = wrong.email ? 'email' : wrong.password ? 'password' : null;
    if (first) {
      form.current.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    setProblem(null);
    setSending(true);
    const answer = await loadLogIn().then(
      ({ logIn }) => logIn(portal, { email, password }),
      () => ({ ok: false, reason: 'unreachable' }) as const,
    );
    if (answer.ok) return;
    setSending(false);
    setProblem(answer.reason);
  };

  return (
    <LoginFrame company={portal.company} title={t('login.title')} footer={<LanguageLinks />}>
      {ended && !problem && <FormMessage tone="warn">{t('login.sessionEnded')}</FormMessage>}
      {problem && <FormMessage tone="bad">{t(`login.problem.${problem}`)}</FormMessage>}
      <form ref={form} onSubmit={submit} onFocus={prepare} noValidate>
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('login.email.label')}
          error={missing.email && t(`login.${missing.email}`)}
        />
        <PasswordField
          name="password"
          label={t('login.password.label')}
          words={words}
          error={missing.password && t(`login.${missing.password}`)}
        />
        <Button type="submit" variant="primary" size="large" fullWidth loading={isSending}>
          {t('login.submit')}
        </Button>
      </form>
      {!portal.company.settings.newCustomersDisabled && (
        <p>
          {t('login.noAccount')} <TextLink href={signupPath()}>{t('login.createAccount')}</TextLink>
        </p>
      )}
    </LoginFrame>
  );
}
