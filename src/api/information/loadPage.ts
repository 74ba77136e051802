import * as v from 'valibot';
import type { CompanyPage } from '../../domain/information/companyPage.ts';
import type { Http } from '../calls.ts';
import { takeEarlyResponse } from '../earlyResponses.ts';
import { resolveUrl } from '../serviceUrls.ts';
import { pagePath } from './pageUrl.ts';
import type { PageRequest } from './requestSchema.ts';
import { pageResponse } from './schema.ts';

type Response = v.InferOutput<typeof pageResponse>;

const webUrl = (url: string, service: string): string => {
  const resolved = URL.canParse(url, `${service}/`) ? resolveUrl(url, service) : '';
  return /^https?:/.test(resolved) ? resolved : '';
};

const toPage = ({ page }: Response, service: string): CompanyPage => ({
  language: page.language,
  text: page.text,
  updatedOn: page.updated_on,
  place: page.place && {
    address: page.place.address,
    country: page.place.country,
    mapUrl: page.place.map_url,
    hours: page.place.hours,
    people: page.place.people,
  },
  flyer: page.flyer && {
    title: page.flyer.title,
    validUntil: page.flyer.valid_until,
    pdf: webUrl(page.flyer.pdf_url, service),
    pages: page.flyer.pages
      .map(({ picture_url, ...size }) => ({ ...size, picture: webUrl(picture_url, service) }))
      .filter(({ picture }) => picture !== ''),
  },
});

/** The answer to the page's early request; null without a good one, so that it is asked for again. */
const readEarly = async (url: string): Promise<Response | null> => {
  const early = await takeEarlyResponse('GET', url)?.catch(() => null);
  if (!early?.ok) return null;
  const parsed = v.safeParse(pageResponse, await early.json().catch(() => null));
  return parsed.success ? parsed.output : null;
};

export const loadPage = async (http: Http, request: PageRequest): Promise<CompanyPage> => {
  const service = http.serviceUrl('companyApi');
  const path = pagePath(request);
  const response =
    (await readEarly(service + path)) ??
    (await http.send({ service: 'companyApi', method: 'GET', path, response: pageResponse, auth: 'none' }));
  return toPage(response, service);
};
