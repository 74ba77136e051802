export const DEVELOPMENT_ORIGINS = [
  'http://localhost:4100',
  'http://*.localhost:4100',
  'http://localhost:4200',
];

const LABEL = '[a-z0-9-]+';

const patternOf = (origin: string): RegExp =>
  new RegExp(
    `^${origin
      .split('*')
      .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join(LABEL)}$`,
    'i',
  );

/** Whether an origin is one of those allowed; a `*` stands for one label of a host name. */
export const originCheck = (allowed: readonly string[]): ((origin: string) => boolean) => {
  const patterns = allowed.map(patternOf);
  return (origin) => patterns.some((pattern) => pattern.test(origin));
};
