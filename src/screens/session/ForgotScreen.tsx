import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { TextField } from '../../design-system/TextField.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { EMAIL_MAX_LENGTH } from '../../domain/texts/textLimits.ts';
import { paths } from '../../routing/paths.ts';
import { useLinkRequest } from '../../state/account/useLink.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';
import { useCompany } from '../../state/usePortal.ts';
import { LoginFrame } from './LoginFrame.tsx';

/** Asks for a link to reset the password, or for a new one to confirm a sign-up. The answer doesn't tell whether the e-mail is known. */
export function ForgotScreen() {
  const { t } = useTranslation(['access', 'session']);
  const { language } = useAppearance();
  const request = useLinkRequest();
  const [state, setState] = useState<'ready' | 'sending' | 'sent' | 'failed' | 'malformed'>('ready');
  useNamedPage(t('forgot.title'));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    if (!/^\S+@\S+$/.test(email)) return setState('malformed');
    setState('sending');
    setState((await request(email, language)) ? 'sent' : 'failed');
  };

  return (
    <LoginFrame
      company={useCompany()}
      title={t('forgot.title')}
      footer={
        <TextLink as={Link} to={paths.login()}>
          {t('logIn')}
        </TextLink>
      }
    >
      {state === 'sent' ? (
        <Alert tone="ok" announce="status">
          {t('forgot.sent')}
        </Alert>
      ) : (
        <form onSubmit={submit} noValidate>
          <p>{t('forgot.text')}</p>
          {state === 'failed' && (
            <Alert tone="bad" announce="alert">
              {t('failed')}
            </Alert>
          )}
          <TextField
            name="email"
            type="email"
            autoComplete="username"
            maxLength={EMAIL_MAX_LENGTH}
            label={t('session:login.email.label')}
            error={state === 'malformed' ? t('session:login.email.malformed') : undefined}
          />
          <Button type="submit" variant="primary" fullWidth loading={state === 'sending'}>
            {t('forgot.submit')}
          </Button>
        </form>
      )}
    </LoginFrame>
  );
}
