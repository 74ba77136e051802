/** The twelve months in a language (BCP 47), `narrow` as one letter. */
export const monthNames = (language: string, style: 'narrow' | 'short' | 'long'): string[] => {
  const names = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => names.format(Date.UTC(2026, month)));
};
