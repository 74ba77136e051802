import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';
import { useCompany } from '../../state/usePortal.ts';
import { CompanyContact } from './CompanyContact.tsx';

const Page = styled.div`
  display: grid;
  gap: 16px;
  width: min(100% - 32px, 720px);
  margin: 24px auto;
`;

export function InformationScreen({ page }: { page: 'about' | 'contact' | 'flyer' | 'privacy' | 'terms' }) {
  const { t } = useTranslation('pages');
  const { name } = useCompany();
  const title = t(`${page}.title`, { company: name });
  useNamedPage(title);
  return (
    <Page>
      <Heading>{title}</Heading>
      <Card>
        <p>{t(`${page}.text`, { company: name })}</p>
      </Card>
      <Card>
        <CompanyContact />
      </Card>
    </Page>
  );
}
