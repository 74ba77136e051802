import { createLazyHttp } from '../../api/lazyHttp.ts';
import { systemClock } from '../../platform/clock.ts';
import { createErrorReporter } from '../../platform/errorReporter.ts';
import { loadOnce } from '../../platform/loadOnce.ts';
import type { LastVisit } from '../../state/access/lastVisit.ts';
import { createSessionService, type SessionService } from '../../state/access/sessionService.ts';
import { createSessionStore } from '../../state/access/sessionStore.ts';
import type { PortalContext } from '../../state/portal.ts';

/** A mounted portal: what it knows of the outside world, and its session. `id` is its React key. */
export type Portal = {
  id: number;
  context: PortalContext;
  sessionService: SessionService;
};

export type CreatePortalOptions = Pick<
  PortalContext,
  'company' | 'settings' | 'parent' | 'local' | 'ownsPage' | 'base' | 'appearance'
>;

/** The calls of the session, and with them axios: the login paints without them. */
const loadSessionCode = async () =>
  (await import(/* webpackChunkName: "shop" */ '../../state/access/sessionCode.ts')).sessionCode;

/** What this browser keeps of the last visit to a tenant, by its storage prefix. Null without the code that reads it. */
export const loadLastVisit = async (tenant: string): Promise<LastVisit | null> =>
  loadSessionCode().then(
    ({ readLastVisit }) => readLastVisit(tenant),
    () => null,
  );

/** Creates the context of one mounted portal. `session`: the one to continue, when the company's settings have changed. */
export const createPortalContext = (
  options: CreatePortalOptions,
  session: PortalContext['session'] = createSessionStore(),
): Portal => {
  const { company, settings } = options;
  const start = {
    ...options,
    clock: systemClock,
    errors: createErrorReporter(settings.errorReporting, company.alias),
    session,
  };
  const connect = loadOnce(async () => (await loadSessionCode()).connectHttp(start));
  const context: PortalContext = { ...start, http: createLazyHttp(settings.addresses, connect) };
  return {
    id: Math.random(),
    context,
    sessionService: createSessionService(context, loadSessionCode),
  };
};
