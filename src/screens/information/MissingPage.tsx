import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Card } from '../../design-system/Card.ts';
import type { InformationPage } from '../../domain/information/informationPage.ts';
import { useCompany } from '../../state/usePortal.ts';

const Part = styled(Card)`
  display: grid;
  justify-items: start;
  gap: 12px;
`;

const ASKED: readonly InformationPage[] = ['privacy', 'terms', 'flyer'];

/** The company has written nothing here: says so, and how to ask for it. Nothing stands in for its own words. */
export function MissingPage({ page }: { page: Exclude<InformationPage, 'contact'> }) {
  const { t } = useTranslation('information');
  const { name: company, email } = useCompany();
  const subject = encodeURIComponent(t(`${page}.title`, { company }));
  return (
    <Part>
      <p>{t(`${page}.none`, { company })}</p>
      {ASKED.includes(page) && email && (
        <ButtonLink href={`mailto:${email}?subject=${subject}`}>
          <Mail aria-hidden />
          {t('ask')}
        </ButtonLink>
      )}
    </Part>
  );
}
