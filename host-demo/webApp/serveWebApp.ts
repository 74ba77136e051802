import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../../src/api/callError.ts';
import { tenantOf } from '../../src/domain/tenant/tenantOf.ts';
import { createWebApps } from './webApps.ts';

/** A new name or colour is seen within an hour, s. */
const MANIFEST_MAX_AGE = 3_600;
/** The manifest names pictures with their version. iOS asks without, s. */
const PICTURE_MAX_AGE = 86_400;

const failed = (reply: FastifyReply, error: unknown) => {
  const isUnknown = error instanceof CallError && error.failure === 'not_found';
  return reply
    .code(isUnknown ? 404 : 502)
    .type('text/plain')
    .send(isUnknown ? 'Not found' : 'Unavailable');
};

/**
 * GET /manifest.webmanifest and /webapp/{name}.png: the manifest and the pictures of the company in the host name. Browsers ask
 * without cookies, and everybody may see the answers. `companyApi`: absolute; `hosts`: as in config.json. 404 for an unknown company or picture, 502 when its back office doesn't answer.
 */
export const serveWebApp = (
  app: FastifyInstance,
  companyApi: () => string,
  hosts: Parameters<typeof tenantOf>[1] = {},
): void => {
  const { webAppOf } = createWebApps(companyApi);
  const appAt = ({ hostname }: FastifyRequest) => webAppOf(tenantOf(hostname, hosts), hostname);
  app.get('/manifest.webmanifest', async (request, reply) => {
    try {
      const { manifest } = await appAt(request);
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', `public, max-age=${MANIFEST_MAX_AGE}`)
        .send(JSON.stringify(manifest));
    } catch (error) {
      return failed(reply, error);
    }
  });
  app.get<{ Params: { name: string } }>('/webapp/:name.png', async (request, reply) => {
    try {
      const pictures = await (await appAt(request)).pictures();
      const picture = pictures.get(request.params.name);
      if (!picture) return reply.code(404).type('text/plain').send('Not found');
      return reply
        .type('image/png')
        .header('cache-control', `public, max-age=${PICTURE_MAX_AGE}`)
        .send(picture);
    } catch (error) {
      return failed(reply, error);
    }
  });
};
