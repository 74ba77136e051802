import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TextLink } from '../../design-system/TextLink.ts';
import { useCompany } from '../../state/usePortal.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 24px;
  overflow-wrap: anywhere;

  @container portal (max-width: 479.98px) {
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

export function CompanyContact() {
  const { t } = useTranslation('pages');
  const { phone, email } = useCompany();
  return (
    <List>
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
    </List>
  );
}
