import { useQuery } from '@tanstack/react-query';
import type { InformationPage } from '../../domain/information/informationPage.ts';
import { useAppearance } from '../appearance/useAppearance.ts';
import { usePortal } from '../usePortal.ts';
import { companyPageQuery } from './companyPageQuery.ts';

/** What the company has on an information page, in the reader's language where it can. */
export const useCompanyPage = (page: InformationPage) => {
  const portal = usePortal();
  const { language } = useAppearance();
  return useQuery(companyPageQuery(portal, page, language));
};
