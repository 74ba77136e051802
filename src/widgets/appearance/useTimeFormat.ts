import { useTranslation } from 'react-i18next';
import { useAppearance } from '../../state/appearance/useAppearance.ts';

/** Dates are moments in UTC, numbers ms since 1970. */
export type TimeFormat = (time: Date | number, options: Intl.DateTimeFormatOptions) => string;

/** How a moment reads: in the language of the texts, and in the time zone that the parent tells, else the browser's. */
export const useTimeFormat = (): TimeFormat => {
  const { language } = useTranslation().i18n;
  const { timeZone } = useAppearance().context;
  return (time, options) => new Intl.DateTimeFormat(language, { ...options, timeZone }).format(time);
};
