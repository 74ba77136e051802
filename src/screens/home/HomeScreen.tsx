import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Heading } from '../../design-system/Heading.ts';
import { screenWidth } from '../../design-system/screenWidth.ts';
import { phone } from '../../design-system/theme/media.ts';
import { useIsPhone } from '../../design-system/useIsPhone.ts';
import { visuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { useCompany, useCustomer } from '../../state/usePortal.ts';
import { CustomerHome } from './CustomerHome.tsx';
import { VisitorHome } from './VisitorHome.tsx';

const Page = styled.div`
  ${screenWidth}
  display: grid;
  gap: 16px;
  align-content: start;
  min-height: var(--wp-screen, 100dvh);
  padding: 24px 24px 40px;

  ${phone} {
    gap: 12px;
    padding: 12px;
  }
`;

const Title = styled(Heading)`
  /* A phone starts with what waits; whose home it is, its account says. */
  ${phone} {
    &[data-customer] {
      ${visuallyHidden}
    }
  }
`;

export function HomeScreen() {
  /** Both namespaces load at once; a later one would suspend the screen again. */
  const { t } = useTranslation(['home', 'orders']);
  const company = useCompany();
  const customer = useCustomer();
  const { ref, isPhone } = useIsPhone();
  return (
    <Page ref={ref}>
      <Title data-page={t('page')} data-customer={customer ? '' : undefined}>
        {customer ? customer.clientName : t('welcome', { company: company.name })}
      </Title>
      {customer ? <CustomerHome isPhone={isPhone} /> : <VisitorHome />}
    </Page>
  );
}
