import { pathPattern } from './pathPattern.ts';
import { type Audience, type Route, routes } from './routes.ts';

/**
 * The regular expression of all paths of an audience, as text. Nobody loads the whole table before the login: the build writes these into it.
 * @internal
 */
export const audiencePattern = (audience: Audience): string => {
  const paths = Object.values<Route>(routes).filter((route) => route.audience === audience);
  return `^(?:${[...new Set(paths.map(({ path }) => pathPattern(path)))].join('|')})/?$`;
};
