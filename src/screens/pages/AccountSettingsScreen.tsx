import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LanguageLinks } from '../../components/LanguageLinks.tsx';
import { ScreenFrame } from '../../components/ScreenFrame.ts';
import { Button } from '../../design-system/Button.tsx';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import type { Customer } from '../../domain/session/customer.ts';
import { chooseOwnLanguage } from '../../state/appearance/appearanceStore.ts';
import { useAppearance, useAppearanceStore } from '../../state/appearance/useAppearance.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';
import { useCustomer, usePortal } from '../../state/usePortal.ts';
import { NotificationSettings } from '../../widgets/notifications/NotificationSettings.tsx';
import { SavedMethods } from '../../widgets/payments/SavedMethods.tsx';
import { CompanyContact } from './CompanyContact.tsx';
import { RevokeLinks } from './RevokeLinks.tsx';

const Page = styled(ScreenFrame)`
  display: grid;
  gap: 16px;
  max-width: 720px;
`;

const Part = styled(Card)`
  display: grid;
  justify-items: start;
  gap: 12px;

  & h2 {
    font-weight: 650;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 24px;
  overflow-wrap: anywhere;

  @container screen (max-width: 419.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    & div + div > dt {
      margin-block-start: 8px;
    }
  }

  & dt {
    color: var(--wp-muted);
  }
`;

function CustomerFacts({ customer }: { customer: Customer }) {
  const { t } = useTranslation('pages');
  const { clientName, clientCode, email, terms, address } = customer;
  const place = [...address.lines, address.city, address.state, address.zip].filter(Boolean).join(', ');
  const facts = [
    ['customer', clientName],
    ['code', clientCode],
    ['email', email],
    ['terms', terms.name],
    ['address', place],
  ] as const;
  return (
    <Facts>
      {facts
        .filter(([, value]) => value !== '')
        .map(([fact, value]) => (
          <div key={fact} style={{ display: 'contents' }}>
            <dt>{t(`settings.${fact}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Facts>
  );
}

type AccountSettingsScreenProps = {
  /** Opens the dialog that changes the password; `onClose` ends it. */
  ChangePassword(props: { onClose(): void }): ReactNode;
};

/** What the company knows of the customer and who changes it, the password, saved payment methods, PDF links and the language (specification §2). */
export function AccountSettingsScreen({ ChangePassword }: AccountSettingsScreenProps) {
  const { t } = useTranslation(['pages', 'layout', 'common']);
  const { company, local } = usePortal();
  const customer = useCustomer();
  const appearance = useAppearanceStore();
  const { language } = useAppearance();
  const [isChanging, setChanging] = useState(false);
  useNamedPage(t('name.accountSettings'));
  if (!customer) return null;
  return (
    <Page>
      <Heading>{t('name.accountSettings')}</Heading>
      <Part>
        <h2>{t('settings.details')}</h2>
        <CustomerFacts customer={customer} />
        <p>{t('settings.toChange', { company: company.name })}</p>
        <CompanyContact />
      </Part>
      <Part>
        <h2>{t('layout:password.title')}</h2>
        <Button onClick={() => setChanging(true)}>{t('layout:account.changePassword')}</Button>
      </Part>
      <Part>
        <NotificationSettings />
      </Part>
      {customer.gateways.length > 0 && (
        <Part>
          <SavedMethods />
        </Part>
      )}
      <Part>
        <RevokeLinks />
      </Part>
      <Part>
        <h2>{t('common:language.label')}</h2>
        <LanguageLinks language={language} onChoose={(code) => chooseOwnLanguage(appearance, local, code)} />
      </Part>
      {isChanging && <ChangePassword onClose={() => setChanging(false)} />}
    </Page>
  );
}
