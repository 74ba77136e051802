import type { FastifyInstance } from 'fastify';
import { companyRequest } from '../../../../src/api/tenant/requestSchema.ts';
import { companyResponse } from '../../../../src/api/tenant/schema.ts';
import { isoDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../refusal.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { givenPages } from '../pages/givenPages.ts';

/** POST /company {subdomain, hostname}: the company of a host, with `push` where its customers' devices get notifications. Public; 404 `not_found`. */
export const findCompany = (app: FastifyInstance, { database, clock, pushSender }: Context): void => {
  app.post('/company', async (request) => {
    const { subdomain } = parseRequest(companyRequest, request.body);
    const row = await database
      .selectFrom('companies')
      .select(['id', 'data'])
      .where('alias', '=', subdomain.toLowerCase())
      .executeTakeFirst();
    if (!row) throw notFound('company');
    const pages = await givenPages(database, row.id, isoDay(clock()));
    return toResponse(companyResponse, {
      success: true,
      company: { ...row.data, pages, ...(pushSender && { push: pushSender.settings }) },
    });
  });
};
