import { useTranslation } from 'react-i18next';
import { DetailRows } from '../../design-system/DetailRows.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { useCompany } from '../../state/usePortal.ts';

export function CompanyContact() {
  const { t } = useTranslation('pages');
  const { phone, email } = useCompany();
  return (
    <DetailRows>
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
    </DetailRows>
  );
}
