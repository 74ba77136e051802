import { queryOptions } from '@tanstack/react-query';
import { loadPage } from '../../api/information/loadPage.ts';
import type { InformationPage } from '../../domain/information/informationPage.ts';
import type { Language } from '../../domain/tenant/language.ts';
import type { PortalContext } from '../portal.ts';

export const companyPageQuery = (
  { http, company }: Pick<PortalContext, 'http' | 'company'>,
  page: InformationPage,
  language: Language,
) =>
  queryOptions({
    queryKey: ['company-page', page, language],
    queryFn: () => loadPage(http, { page, company: company.alias, language }),
  });
