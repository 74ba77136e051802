/**
 * A loader that takes out of i18next, 1 KB before every screen, what the portal doesn't use: its formatter, because no text formats a value
 * (`{{price, currency}}`; the portal's own formats do, `src/components/useFormat.ts`), and what it reports of missing texts to a
 * back end that collects them (`saveMissing`).
 */
export default (source) => {
  const FORMATTER = /\bformatter = Formatter;/;
  const REPORT = 'if (!objectNotReturned && (usedKey || usedDefault || updateMissing)) {';
  if (!FORMATTER.test(source) || !source.includes(REPORT))
    throw new Error(
      'i18next has its formatter or its report of missing texts elsewhere: .ci/trimI18next.mjs',
    );
  return source.replace(FORMATTER, 'formatter = undefined;').replace(REPORT, 'if (false) {');
};
