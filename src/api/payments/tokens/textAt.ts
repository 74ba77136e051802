/**
 * The text at a place of a provider's answer, "" where it has none. The page of the card form has no schema library
 * (docs/decisions/041-a-card-page-without-libraries.md).
 */
export const textAt = (body: unknown, ...place: readonly string[]): string => {
  const found = place.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    body,
  );
  return typeof found === 'string' ? found : '';
};
