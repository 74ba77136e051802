import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import { SmallText } from '../../design-system/MutedText.ts';
import { ScreenFrame } from '../../design-system/ScreenFrame.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { FORM_WIDTH } from '../../design-system/screenWidth.ts';
import type { CompanyPage } from '../../domain/information/companyPage.ts';
import type { InformationPage } from '../../domain/information/informationPage.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { useCompanyPage } from '../../state/information/useCompanyPage.ts';
import { useNamedPage } from '../../state/useNamedPage.ts';
import { useCompany } from '../../state/usePortal.ts';
import { CompanyContact } from '../../widgets/information/CompanyContact.tsx';
import { LoadFailed } from '../../widgets/visit/LoadFailed.tsx';
import { CompanyPlaceCards } from './CompanyPlaceCards.tsx';
import { FlyerPages } from './FlyerPages.tsx';
import { MissingPage } from './MissingPage.tsx';
import { PageText } from './PageText.tsx';

const Page = styled.div`
  display: grid;
  gap: 16px;
  max-width: ${FORM_WIDTH};
`;

const Lines = styled.div`
  display: grid;
  gap: 12px;
`;

const languageName = (language: string, reader: string): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;

function PageLoading() {
  const { t } = useTranslation('common');
  return (
    <Card aria-busy aria-label={t('loading')}>
      <Lines>
        {['92%', '97%', '88%', '60%'].map((width) => (
          <Skeleton key={width} $width={width} />
        ))}
      </Lines>
    </Card>
  );
}

function PageContent({ page, content }: { page: InformationPage; content: CompanyPage }) {
  const { t } = useTranslation('information');
  const format = useFormat();
  const { language: own } = useAppearance();
  const { language, text, updatedOn, place, flyer } = content;
  const isOther = language !== null && language !== own;
  const lang = isOther ? language : undefined;
  const isMissing = page === 'flyer' ? !flyer : text.length === 0;
  if (isMissing && page !== 'contact') return <MissingPage page={page} />;
  return (
    <>
      {isOther && <SmallText>{t('otherLanguage', { language: languageName(language, own) })}</SmallText>}
      {text.length > 0 && (
        <Card>
          <PageText blocks={text} lang={lang} />
        </Card>
      )}
      {updatedOn && <SmallText>{t('updated', { date: format.date(updatedOn, 'long') })}</SmallText>}
      {flyer && <FlyerPages flyer={flyer} lang={lang} />}
      {place && <CompanyPlaceCards place={place} />}
    </>
  );
}

export function InformationScreen({ page }: { page: InformationPage }) {
  const { t } = useTranslation(['information', 'common']);
  const { name, phone, email } = useCompany();
  const { data, isError, refetch } = useCompanyPage(page);
  const title = t(`${page}.title`, { company: name });
  useNamedPage(title);
  const contact = (phone || email) && (
    <Card>
      <CompanyContact />
    </Card>
  );
  return (
    <ScreenFrame>
      <Page>
        <Heading>{title}</Heading>
        {page === 'contact' && contact}
        {isError && !data && (
          <div role="alert">
            <LoadFailed title={t('failed')} retry={() => void refetch()} />
          </div>
        )}
        {data && <PageContent page={page} content={data} />}
        {!data && !isError && <PageLoading />}
        {/* Below a text that is still loading it would move. */}
        {page !== 'contact' && (data || isError) && contact}
      </Page>
    </ScreenFrame>
  );
}
