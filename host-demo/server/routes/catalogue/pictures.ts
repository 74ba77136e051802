import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { productWire } from '../../../../src/api/catalogue/schema.ts';
import { drawLogo, drawPicture } from '../../../seeds/pictures.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../refusal.ts';
import { parseRequest } from '../../wire.ts';

const params = v.object({
  tenant: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,63}$/)),
  id: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
});
const ofTenant = v.omit(params, ['id']);

const svg = (reply: FastifyReply, drawing: string): FastifyReply =>
  reply
    .header('content-type', 'image/svg+xml; charset=utf-8')
    .header('cache-control', 'public, max-age=604800')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(drawing);

/**
 * GET /pictures/{tenant}/{id}.svg, logo.svg and favicon.svg: the drawings of the demo companies. Public, cached for a
 * week, because they are deterministic. 404 `not_found`.
 */
export const pictures = (app: FastifyInstance, { database }: Context): void => {
  const logoOf = async (alias: string): Promise<string> => {
    const company = await database
      .selectFrom('companies')
      .select('id')
      .where('alias', '=', alias)
      .executeTakeFirst();
    const logo = company ? drawLogo(alias) : null;
    if (logo === null) throw notFound('logo');
    return logo;
  };
  for (const name of ['logo', 'favicon']) {
    app.get(`/pictures/:tenant/${name}.svg`, async (request, reply) =>
      svg(reply, await logoOf(parseRequest(ofTenant, request.params).tenant)),
    );
  }
  app.get('/pictures/:tenant/:id.svg', async (request, reply) => {
    const { tenant, id } = parseRequest(params, request.params);
    const row = await database
      .selectFrom('products')
      .innerJoin('companies', 'companies.id', 'products.company_id')
      .select('products.data')
      .where('companies.alias', '=', tenant)
      .where('products.id', '=', id)
      .executeTakeFirst();
    if (!row) throw notFound('picture');
    return svg(reply, drawPicture(tenant, v.parse(productWire, row.data)));
  });
};
