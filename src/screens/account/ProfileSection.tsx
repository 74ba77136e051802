import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTermsText } from '../../components/useTermsText.ts';
import { DetailRows } from '../../design-system/DetailRows.ts';
import { useAccount } from '../../state/account/useAccount.ts';
import { useCustomer, usePortal } from '../../state/usePortal.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { Loaded, SettingsSection } from './SettingsSection.tsx';

const FORM_HEIGHT_PX = 208;

export function ProfileSection({ contact }: { contact: ReactNode }) {
  const { t } = useTranslation('settings');
  const { company, parent } = usePortal();
  const customer = useCustomer();
  const termsText = useTermsText();
  const { account, isFailed, retry, saveProfile } = useAccount();
  if (!customer) return null;
  const facts = [
    ['email', customer.email],
    ['client', customer.clientName],
    ['code', customer.clientCode],
    ['terms', termsText(customer.terms.days, customer.terms.name)],
  ] as const;
  return (
    <SettingsSection title={t('section.profile')}>
      <Loaded data={account} isFailed={isFailed} retry={retry} height={FORM_HEIGHT_PX}>
        {({ profile }) => <ProfileForm profile={profile} onSave={saveProfile} />}
      </Loaded>
      <DetailRows>
        {facts
          .filter(([, value]) => value !== '')
          .flatMap(([fact, value]) => [
            <dt key={`${fact} name`}>{t(`profile.${fact}`)}</dt>,
            <dd key={fact}>{value}</dd>,
          ])}
      </DetailRows>
      <p>{t(parent ? 'profile.managed' : 'profile.fixed', { company: company.name })}</p>
      {contact}
    </SettingsSection>
  );
}
