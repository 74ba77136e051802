import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { DetailRows } from '../../design-system/DetailRows.ts';
import { Heading } from '../../design-system/Heading.ts';
import type { OpeningTime } from '../../domain/information/companyPage.ts';
import { type OpeningDays, weekHours } from '../../domain/information/weekHours.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { useCompany } from '../../state/usePortal.ts';

const Hours = styled(DetailRows)`
  margin-block-start: 8px;
  font-variant-numeric: tabular-nums;

  & dt::first-letter {
    text-transform: uppercase;
  }
`;

/** 1 January 2024 was a Monday. */
const dateOf = (day: number, hours = 0, minutes = 0) => new Date(Date.UTC(2024, 0, day, hours, minutes));

/** Days and times in the reader's language, and in the company's region where that has the language. */
const formatsOf = (language: string, companyLocale: string) => {
  const locale = companyLocale.startsWith(language) ? companyLocale : language;
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return {
    day: (number: number) => day.format(dateOf(number)),
    time: (text: string) => {
      const [hours = 0, minutes = 0] = text.split(':').map(Number);
      return time.format(dateOf(1, hours, minutes));
    },
  };
};

/** When the company is open, Monday first; days in a row with the same times are one row. */
export function OpeningHours({ hours }: { hours: readonly OpeningTime[] }) {
  const { t } = useTranslation('information');
  const { language } = useAppearance();
  const { locale } = useCompany();
  const format = formatsOf(language, locale);
  const daysOf = ({ from, to }: OpeningDays) =>
    from === to ? format.day(from) : t('hours.days', { from: format.day(from), to: format.day(to) });
  return (
    <>
      <Heading as="h2">{t('hours.title')}</Heading>
      <Hours>
        {weekHours(hours).map((days) => (
          <div key={days.from} style={{ display: 'contents' }}>
            <dt>{daysOf(days)}</dt>
            <dd>
              {days.times.length === 0 && t('hours.closed')}
              {days.times.map(({ opens, closes }) => (
                <div key={opens}>
                  {t('hours.times', { opens: format.time(opens), closes: format.time(closes) })}
                </div>
              ))}
            </dd>
          </div>
        ))}
      </Hours>
    </>
  );
}
