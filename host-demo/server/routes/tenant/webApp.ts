import type { FastifyInstance } from 'fastify';
import { tenantOf } from '../../../../src/domain/tenant/tenantOf.ts';
import { serveWebApp } from '../../../webApp/serveWebApp.ts';
import { createWebApps } from '../../../webApp/webApps.ts';

/**
 * GET /manifest.webmanifest and /webapp/{name}.png, for a proxy that serves the portal's files itself and passes these two on: the
 * company is that of the host which the browser has asked.
 */
export const webApp = (app: FastifyInstance): void => {
  const { webAppOf } = createWebApps(() => app.listeningOrigin);
  serveWebApp(app, ({ hostname }) => webAppOf(tenantOf(hostname, {}), hostname));
};
