import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Heading } from '../../design-system/Heading.ts';
import type { Flyer } from '../../domain/information/companyPage.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
`;

const Pages = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: 24px 16px;
  align-items: start;

  & img {
    display: block;
    width: 100%;
    height: auto;
    border: 1px solid var(--wp-line);
    border-radius: var(--wp-radius-card);
    background: #fff;
  }

  & summary {
    padding-block: 8px;
    color: var(--wp-muted);
    cursor: pointer;
  }
`;

export function FlyerPages({ flyer, lang }: { flyer: Flyer; lang: string | undefined }) {
  const { t } = useTranslation('information');
  const format = useFormat();
  const { title, validUntil, pdf, pages } = flyer;
  return (
    <>
      <Head>
        <div>
          {title && (
            <Heading as="h2" lang={lang}>
              {title}
            </Heading>
          )}
          {validUntil && <p>{t('flyer.validUntil', { date: format.date(validUntil, 'long') })}</p>}
        </div>
        {pdf && (
          <ButtonLink href={pdf} target="_blank" rel="noopener noreferrer">
            <FileText aria-hidden />
            {t('flyer.pdf')}
          </ButtonLink>
        )}
      </Head>
      <Pages>
        {pages.map(({ picture, width, height, text }, at) => (
          <li key={picture}>
            <img
              src={picture}
              width={width}
              height={height}
              alt={t('flyer.page', { page: at + 1, pages: pages.length })}
              loading={at > 0 ? 'lazy' : undefined}
            />
            {text && (
              <details>
                <summary>{t('flyer.asText', { page: at + 1 })}</summary>
                <p lang={lang}>{text}</p>
              </details>
            )}
          </li>
        ))}
      </Pages>
    </>
  );
}
