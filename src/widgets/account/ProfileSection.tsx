import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAccount } from '../../state/account/useAccount.ts';
import { useCustomer, usePortal } from '../../state/usePortal.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { Loaded, SettingsSection } from './SettingsSection.tsx';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 24px;
  overflow-wrap: anywhere;

  @container screen (max-width: 419.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    & dd + dt {
      margin-block-start: 8px;
    }
  }

  & dt {
    color: var(--wp-muted);
  }
`;

/** Of the form, in px. */
const FORM_HEIGHT = 208;

/** What the company keeps, and what the customer says of themselves. `contact`: how the company is reached. */
export function ProfileSection({ contact }: { contact: ReactNode }) {
  const { t } = useTranslation('settings');
  const { company, parent } = usePortal();
  const customer = useCustomer();
  const { account, isFailed, retry, saveProfile } = useAccount();
  if (!customer) return null;
  const facts = [
    ['email', customer.email],
    ['client', customer.clientName],
    ['code', customer.clientCode],
    ['terms', customer.terms.name],
  ] as const;
  return (
    <SettingsSection title={t('section.profile')}>
      <Loaded data={account} isFailed={isFailed} retry={retry} height={FORM_HEIGHT}>
        {({ profile }) => <ProfileForm profile={profile} onSave={saveProfile} />}
      </Loaded>
      <Facts>
        {facts
          .filter(([, value]) => value !== '')
          .flatMap(([fact, value]) => [
            <dt key={`${fact} name`}>{t(`profile.${fact}`)}</dt>,
            <dd key={fact}>{value}</dd>,
          ])}
      </Facts>
      <p>{t(parent ? 'profile.managed' : 'profile.fixed', { company: company.name })}</p>
      {contact}
    </SettingsSection>
  );
}
