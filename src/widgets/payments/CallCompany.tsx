import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TextLink } from '../../design-system/TextLink.ts';
import { useCompany } from '../../state/usePortal.ts';

const PhoneLink = styled(TextLink)`
  white-space: nowrap;
`;

/** "Questions? Call Bluebird Foods: 305 555 0100". Nothing where the company has no phone number. */
export function CallCompany() {
  const { t } = useTranslation('payments');
  const { name: company, phone } = useCompany();
  if (phone === '') return null;
  return (
    <>
      {t('status.call', { company })} <PhoneLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</PhoneLink>
    </>
  );
}
