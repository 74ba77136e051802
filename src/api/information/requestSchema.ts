import * as v from 'valibot';
import { INFORMATION_PAGES } from '../../domain/information/informationPage.ts';
import { LANGUAGES } from '../../domain/tenant/language.ts';

// Apart from the responses: only the back end checks requests, the portal takes their types.

/** The path and the query of GET {companyApi}/company_pages/{page}. */
export const pageRequest = v.object({
  page: v.picklist(INFORMATION_PAGES),
  company: v.pipe(v.string(), v.nonEmpty(), v.maxLength(63)),
  language: v.picklist(LANGUAGES),
});
export type PageRequest = v.InferInput<typeof pageRequest>;
