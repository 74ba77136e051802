/**
 * A loader that takes out of i18next, 2 KB before every screen, what the portal doesn't use: its formatter, because no text formats a value
 * (`{{price, currency}}`; the portal's own formats do, `src/components/useFormat.ts`), what it reports of missing texts to a
 * back end that collects them (`saveMissing`), the directions of languages that are written from right to left (`dir`), and
 * copies of itself (`cloneInstance`).
 */
export default (source) => {
  const FORMATTER = /\bformatter = Formatter;/;
  const REPORT = 'if (!objectNotReturned && (usedKey || usedDefault || updateMissing)) {';
  const UNUSED = /^ {2}(?:dir|cloneInstance)\(.*\) \{\n[\s\S]*?^ {2}\}\n/gm;
  if (!FORMATTER.test(source) || !source.includes(REPORT) || source.match(UNUSED)?.length !== 2)
    throw new Error('i18next has what the portal doesn’t use elsewhere: .ci/trimI18next.mjs');
  return source
    .replace(FORMATTER, 'formatter = undefined;')
    .replace(REPORT, 'if (false) {')
    .replace(UNUSED, '');
};
