import { type Route, routes, type ScreenName } from './routes.ts';

/** Parameters of the path are between slashes; those with a question mark can be left out. */
const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`);

const screens = Object.entries<Route>(routes).map(([name, route]) => ({
  name,
  route,
  pattern: toPattern(route.path),
}));

/** The path and the query of an address of the portal. */
export const partsOf = (address: string): [pathname: string, query: URLSearchParams] => {
  const [pathname = '', query] = (address.split('#')[0] ?? '').split('?');
  return [pathname, new URLSearchParams(query)];
};

/** The screen at an address (path and query), with what is known of it; undefined where there is none. */
export const screenAt = (address: string): { name: ScreenName; route: Route } | undefined => {
  const [pathname, query] = partsOf(address);
  return screens.find(
    ({ route, pattern }) => pattern.test(pathname) && (!route.query || query.get(route.query)),
  ) as { name: ScreenName; route: Route } | undefined;
};

/** The chunks that a customer's page loads when it starts at an address. */
export const chunksOf = (address: string): readonly string[] => [
  'shop',
  ...(screenAt(address)?.route.chunks ?? []),
];
