import { pathPattern } from './pathPattern.ts';
import { type Route, routes, type ScreenName } from './routes.ts';
import { splitAddress } from './splitAddress.ts';

const screens = Object.entries<Route>(routes).map(([name, route]) => ({
  name,
  route,
  pattern: new RegExp(`^${pathPattern(route.path)}/?$`),
}));

export const screenAt = (address: string): { name: ScreenName; route: Route } | undefined => {
  const { pathname, query } = splitAddress(address);
  return screens.find(
    ({ route, pattern }) => pattern.test(pathname) && (!route.query || query.get(route.query)),
  ) as { name: ScreenName; route: Route } | undefined;
};

export const chunksOf = (address: string): readonly string[] => [
  'shop',
  ...(screenAt(address)?.route.chunks ?? []),
];
