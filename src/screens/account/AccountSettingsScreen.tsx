import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Heading } from '../../design-system/Heading.ts';
import { oneColumn, ScreenFrame } from '../../design-system/ScreenFrame.ts';
import { FORM_WIDTH } from '../../design-system/screenWidth.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';
import { useCustomer, usePortal } from '../../state/usePortal.ts';
import { CompanyContact } from '../../widgets/information/CompanyContact.tsx';
import { AddressesSection } from './AddressesSection.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { LinksSection } from './LinksSection.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SavedMethods } from './SavedMethods.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { SettingsCard } from './SettingsSection.tsx';
import { type SettingsSectionName, settingsSections } from './settingsSections.ts';
import { useSectionLinks } from './useSectionLinks.ts';

const Page = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, ${FORM_WIDTH});
  gap: 16px 32px;
  align-items: start;

  & > h1 {
    grid-column: 1 / -1;
  }

  /* Not a grid, whose rows would end the stickiness of the list of sections. */
  ${oneColumn} {
    display: block;
  }
`;

const Contents = styled.div`
  display: grid;
  gap: 16px;

  & h2 {
    scroll-margin-block-start: calc(var(--wp-header-height, 60px) + 40px);
  }

  ${oneColumn} {
    max-width: ${FORM_WIDTH};

    /* Below the row of links. */
    & h2 {
      scroll-margin-block-start: calc(var(--wp-header-height, 60px) + 84px);
    }
  }
`;

type AccountSettingsScreenProps = {
  ChangePassword(props: { onClose(): void }): ReactNode;
};

export function AccountSettingsScreen({ ChangePassword }: AccountSettingsScreenProps) {
  const { t } = useTranslation(['settings', 'pages']);
  const { parent } = usePortal();
  const customer = useCustomer();
  const links = useRef<HTMLElement>(null);
  const contents = useRef<HTMLDivElement>(null);
  const title = t('pages:name.accountSettings');
  useNamedPage(title);
  const names = customer ? settingsSections({ customer, isOfParent: parent !== null }) : [];
  const { current, show } = useSectionLinks({ names, links, contents });
  if (!customer) return null;
  const sections: Record<SettingsSectionName, ReactNode> = {
    profile: <ProfileSection contact={<CompanyContact />} />,
    appearance: <AppearanceSection />,
    emails: <EmailSection />,
    notifications: <NotificationsSection />,
    addresses: <AddressesSection />,
    payments: (
      <SettingsCard aria-label={t('section.payments')}>
        <SavedMethods />
      </SettingsCard>
    ),
    devices: <DevicesSection />,
    password: <PasswordSection ChangePassword={ChangePassword} />,
    links: <LinksSection />,
  };
  return (
    <ScreenFrame>
      <Page>
        <Heading>{title}</Heading>
        <SectionLinks ref={links} names={names} current={current} onShow={show} />
        <Contents ref={contents}>
          {names.map((name) => (
            <div key={name}>{sections[name]}</div>
          ))}
        </Contents>
      </Page>
    </ScreenFrame>
  );
}
