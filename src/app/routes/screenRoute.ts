import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import { ScreenSkeleton } from '../../design-system/ScreenSkeleton.tsx';
import type { Customer } from '../../domain/access/customer.ts';
import type { Language } from '../../domain/tenant/language.ts';
import { type Route, routes, type ScreenName } from '../../routing/routes.ts';
import type { CatalogueService } from '../../state/catalogue/catalogueService.ts';
import type { PortalContext } from '../../state/portal.ts';
import { lazyRoute } from '../lazyRoute.tsx';

export type QueryDependencies = Pick<PortalContext, 'http' | 'company' | 'local' | 'parent'> & {
  customer: Customer | null;
  queries: QueryClient;
  catalogue: CatalogueService;
  language: Language;
};

/** `isFirst`: the portal is opened there. */
export type RouteAddress = { params: Params; query: URLSearchParams; isFirst?: true };

type StartQueries = (of: QueryDependencies, at: RouteAddress) => void;

/** A screen's code and data, beside what `routing/routes.ts` knows of it. */
export type ScreenRoute = {
  Screen: ComponentType & { load?: ((translator: i18n) => Promise<void>) | undefined };
  /** Loads the code that asks for the screen's data, where it isn't the screen's own. */
  loadData?: () => Promise<unknown>;
  /** Loads what asks for the first data of the screens of an area, by screen. The screen's own queries find the answers, and show the failures. */
  queries?: () => Promise<Partial<Record<ScreenName, StartQueries>>>;
  /** The same, in the screen's own code: where the portal is opened, they are asked before anything is rendered. */
  firstQueries?: () => Promise<Partial<Record<ScreenName, StartQueries>>>;
};

export const screenRoute = (
  name: ScreenName,
  load: () => Promise<ComponentType>,
  more: Omit<ScreenRoute, 'Screen'> = {},
): ScreenRoute => {
  const { texts = [] }: Route = routes[name];
  return { Screen: lazyRoute(texts, load, ScreenSkeleton), ...more };
};
