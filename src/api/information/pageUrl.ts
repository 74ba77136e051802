import type { PageRequest } from './requestSchema.ts';

/** The path of an information page below the company service; index.html asks for it early (src/entries/early.ts). */
export const pagePath = ({ page, company, language }: PageRequest): string =>
  `/company_pages/${page}?company=${encodeURIComponent(company)}&language=${language}`;
