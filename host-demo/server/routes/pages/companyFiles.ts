import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Context } from '../../context.ts';
import { notFound } from '../../refusal.ts';
import { parseRequest } from '../../wire.ts';

const params = v.object({
  company: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,63}$/)),
  name: v.pipe(v.string(), v.regex(/^[\w-]{1,100}\.[a-z]{1,5}$/)),
});

/** A picture may neither run nor load anything; a PDF is shown by the browser's own viewer. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const MAX_AGE = 'public, max-age=300';

/** GET /company_files/{alias}/{name}: a file of the company's information pages. Public. 404 `not_found`. */
export const companyFiles = (app: FastifyInstance, { database }: Context): void => {
  app.get('/company_files/:company/:name', async (request, reply) => {
    const { company, name } = parseRequest(params, request.params);
    const file = await database
      .selectFrom('company_files')
      .innerJoin('companies', 'companies.id', 'company_files.company_id')
      .select(['company_files.type', 'company_files.content'])
      .where('companies.alias', '=', company)
      .where('company_files.name', '=', name)
      .executeTakeFirst();
    if (!file) throw notFound('file');
    reply.header('content-type', file.type).header('cache-control', MAX_AGE);
    reply.header('cross-origin-resource-policy', 'cross-origin');
    if (file.type !== 'application/pdf') reply.header('content-security-policy', POLICY);
    return reply.send(Buffer.from(file.content, 'base64'));
  });
};
