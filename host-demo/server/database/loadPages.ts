import { readFiles, readPages } from '../../seeds/make/pages.ts';
import type { TenantSeed } from '../../seeds/types.ts';
import { addDays } from '../calendar.ts';
import type { Database } from './schema.ts';

/** Replaces a company's information pages and their files by those of the seeds, which is how they are edited. */
export const loadPages = async (
  database: Database,
  { company, pages: seed }: TenantSeed,
  today: string,
): Promise<void> => {
  if (!seed) return;
  const companyId = Number(company.company_id);
  const pages = readPages(seed, company.alias, addDays(today, seed.flyer?.days ?? 0));
  const files = readFiles(seed);
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('company_pages').where('company_id', '=', companyId).execute();
    await transaction.deleteFrom('company_files').where('company_id', '=', companyId).execute();
    for (const { page, language, data } of pages) {
      await transaction
        .insertInto('company_pages')
        .values({ company_id: companyId, page, language, data: JSON.stringify(data) })
        .execute();
    }
    for (const file of files) {
      await transaction
        .insertInto('company_files')
        .values({ company_id: companyId, ...file })
        .execute();
    }
  });
};
