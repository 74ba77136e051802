import type { FastifyInstance } from 'fastify';
import { serveWebApp } from '../../../webApp/serveWebApp.ts';

/**
 * GET /manifest.webmanifest and /webapp/{name}.png, for a proxy that serves the portal's files itself and passes these two on: the
 * company is that of the host which the browser has asked.
 */
export const webApp = (app: FastifyInstance): void => serveWebApp(app, () => app.listeningOrigin);
