import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link.tsx';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { FormMessage } from '../../design-system/FormMessage.tsx';
import { fieldNamed } from '../../design-system/fields.ts';
import { TextField } from '../../design-system/TextField.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { isEmailAddress } from '../../domain/texts/emailAddress.ts';
import { EMAIL_MAX_LENGTH } from '../../domain/texts/textLimits.ts';
import { paths } from '../../routing/paths.ts';
import { useLinkRequest } from '../../state/access/useLink.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';
import { useCompany } from '../../state/usePortal.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';
import { ContactLine } from './ContactLine.tsx';
import { LoginFrame } from './LoginFrame.tsx';

const PROBLEMS = ['tooMany', 'notVerified', 'failed'] as const;
type Problem = (typeof PROBLEMS)[number];

const useLinkByEmail = () => {
  const { language } = useAppearance();
  const request = useLinkRequest();
  const [state, setState] = useState<'ready' | 'sending' | 'sent' | 'malformed' | Problem>('ready');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email')).trim();
    if (!isEmailAddress(email)) {
      setState('malformed');
      return fieldNamed(form, 'email')?.focus();
    }
    setState('sending');
    const result = await request(email, language);
    setState(result.ok ? 'sent' : (PROBLEMS.find((known) => known === result.reason) ?? 'failed'));
  };
  return { state, submit, edit: () => setState('ready') };
};

/** Asks for a link to reset the password, or for a new one to confirm a sign-up. The answer doesn't tell whether the e-mail is known. */
export function ForgotScreen() {
  const { t } = useTranslation(['access', 'session']);
  const company = useCompany();
  const { state, submit, edit } = useLinkByEmail();
  const shownProblem = PROBLEMS.find((known) => known === state);
  useNamedPage(t('forgot.title'));
  return (
    <LoginFrame
      company={company}
      title={t('forgot.title')}
      footer={
        <>
          <ContactLine question={t('forgot.contact')} />
          <p>
            <TextLink as={Link} to={paths.login()}>
              {t('forgot.back')}
            </TextLink>
          </p>
        </>
      }
    >
      {state === 'sent' ? (
        <Alert tone="ok" announce="status">
          {t('forgot.sent')}
        </Alert>
      ) : (
        <>
          <p>{t('forgot.text')}</p>
          {shownProblem && <FormMessage tone="bad">{t(`link.${shownProblem}`)}</FormMessage>}
          <form onSubmit={submit} noValidate>
            <TextField
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              maxLength={EMAIL_MAX_LENGTH}
              label={t('session:login.email.label')}
              error={state === 'malformed' ? t('session:login.email.malformed') : undefined}
              onChange={edit}
            />
            <Button type="submit" variant="primary" size="large" fullWidth loading={state === 'sending'}>
              {t('forgot.submit')}
            </Button>
            <OfflineNote />
          </form>
        </>
      )}
    </LoginFrame>
  );
}
