import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link.tsx';
import { Alert } from '../../design-system/Alert.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { paths } from '../../routing/paths.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';
import { useCompany } from '../../state/usePortal.ts';
import { ContactLine } from './ContactLine.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { OwnLanguageLinks } from './OwnLanguageLinks.tsx';
import { SignupForm } from './SignupForm.tsx';

export function SignupScreen() {
  const { t } = useTranslation(['pages', 'access']);
  const company = useCompany();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isRefused = company.settings.newCustomersDisabled;
  const title = t('name.signup');
  useNamedPage(title);
  return (
    <LoginFrame
      company={company}
      title={title}
      wide
      footer={
        <>
          <p>
            {t('access:signup.hasAccount')}{' '}
            <TextLink as={Link} to={paths.login()}>
              {t('signup.logIn')}
            </TextLink>
          </p>
          <ContactLine question={t('access:signup.contact')} />
          <OwnLanguageLinks />
        </>
      }
    >
      {isRefused && <p>{t('signup.refused', { company: company.name })}</p>}
      {sentTo !== null && (
        <>
          <Alert tone="ok" announce="status">
            {t('access:signup.sent', { email: sentTo })}
          </Alert>
          <p>{t('access:signup.next', { company: company.name })}</p>
          <p>
            <TextLink as={Link} to={paths.forgot()}>
              {t('access:signup.noEmail')}
            </TextLink>
          </p>
        </>
      )}
      {!isRefused && sentTo === null && <SignupForm onSent={setSentTo} />}
    </LoginFrame>
  );
}
