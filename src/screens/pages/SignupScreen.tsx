import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { CompanyMark } from '../../components/CompanyMark.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import { paths } from '../../routing/paths.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';
import { useCompany } from '../../state/usePortal.ts';
import { CompanyContact } from './CompanyContact.tsx';
import { SignupForm } from './SignupForm.tsx';

const Page = styled.main`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 16px;
  width: min(100% - 32px, 560px);
  min-height: calc(var(--wp-screen, 100dvh) - 120px);
  margin: 32px auto 0;
`;

const Brand = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  font-weight: 650;
`;

const Contact = styled(Card)`
  width: 100%;
`;

/** The sign-up of new customers. Refused where new customers are disabled. */
export function SignupScreen() {
  const { t } = useTranslation(['pages', 'access']);
  const company = useCompany();
  const [isSent, setSent] = useState(false);
  const isRefused = company.settings.newCustomersDisabled;
  const title = t('name.signup');
  useNamedPage(title);
  return (
    <Page>
      <Brand>
        <CompanyMark company={company} />
        {company.name}
      </Brand>
      <Heading>{title}</Heading>
      {isRefused && <p>{t('signup.refused', { company: company.name })}</p>}
      {isSent && <p role="status">{t('access:signup.sent')}</p>}
      {!isRefused && !isSent && (
        <>
          <p>{t('access:signup.text')}</p>
          <SignupForm onSent={() => setSent(true)} />
        </>
      )}
      {(company.phone || company.email) && (
        <Contact>
          <CompanyContact />
        </Contact>
      )}
      <ButtonLink as={Link} to={paths.login()} $variant="primary">
        {t('signup.logIn')}
      </ButtonLink>
    </Page>
  );
}
