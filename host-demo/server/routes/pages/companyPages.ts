import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { pageRequest } from '../../../../src/api/information/requestSchema.ts';
import { type PageWire, pageResponse } from '../../../../src/api/information/schema.ts';
import { isoDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { Schema } from '../../database/schema.ts';
import { notFound } from '../../refusal.ts';
import { parseRequest, toResponse } from '../../wire.ts';

type Company = Selectable<Schema['companies']>;

const withAddress = (page: PageWire, { settings: { seller } }: Company): PageWire => {
  if (!seller || (page.place?.address ?? []).length > 0) return page;
  return { ...page, place: { ...page.place, address: seller.address, country: seller.country } };
};

/**
 * GET /company_pages/{page}?company=&language=: what the company has on an information page; empty when it has nothing. Public, and
 * never of another company. A flyer ends after its last day. 404 `not_found` for an unknown company.
 */
export const companyPages = (app: FastifyInstance, { database, clock }: Context): void => {
  app.get('/company_pages/:page', async (request) => {
    const { page, company, language } = parseRequest(pageRequest, {
      ...(request.query as object),
      ...(request.params as object),
    });
    const owner = await database
      .selectFrom('companies')
      .selectAll()
      .where('alias', '=', company.toLowerCase())
      .executeTakeFirst();
    if (!owner) throw notFound('company');
    const row = await database
      .selectFrom('company_pages')
      .select('data')
      .where('company_id', '=', owner.id)
      .where('page', '=', page)
      .where('language', '=', language)
      .executeTakeFirst();
    const { flyer = null, ...data } = row?.data ?? {};
    const isOver = (flyer?.valid_until ?? '9999') < isoDay(clock());
    const given = { ...data, flyer: isOver ? null : flyer };
    return toResponse(pageResponse, {
      success: true,
      page: page === 'contact' ? withAddress(given, owner) : given,
    });
  });
};
