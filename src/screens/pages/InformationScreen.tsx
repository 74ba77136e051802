import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';
import { useCompany } from '../../state/usePortal.ts';

const Page = styled.div`
  display: grid;
  gap: 16px;
  width: min(100% - 32px, 720px);
  margin: 24px auto;
`;

const ContactList = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 24px;
  overflow-wrap: anywhere;

  @container portal (max-width: 379.98px) {
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

export function InformationScreen({ page }: { page: 'about' | 'contact' | 'flyer' | 'privacy' | 'terms' }) {
  const { t } = useTranslation('pages');
  const { name, phone, email } = useCompany();
  const title = t(`${page}.title`, { company: name });
  useNamedPage(title);
  return (
    <Page>
      <Heading>{title}</Heading>
      <Card>
        <p>{t(`${page}.text`, { company: name })}</p>
      </Card>
      <Card>
        <ContactList>
          {phone && (
            <>
              <dt>{t('contact.phone')}</dt>
              <dd>
                <TextLink href={`tel:${phone}`}>{phone}</TextLink>
              </dd>
            </>
          )}
          {email && (
            <>
              <dt>{t('contact.email')}</dt>
              <dd>
                <TextLink href={`mailto:${email}`}>{email}</TextLink>
              </dd>
            </>
          )}
        </ContactList>
      </Card>
    </Page>
  );
}
