import type { Company } from '../../domain/tenant/company.ts';
import { buildVersion } from '../../platform/buildVersion.ts';
import type { LocalStore } from '../../platform/storage.ts';

const KEY = 'visit.company';

/** The company of the last visit. Null when nothing readable is kept, or another version of the portal kept it. */
export const readCompany = (local: LocalStore): Company | null => {
  const [writtenBy, json] = local.read(KEY)?.split('\n', 2) ?? [];
  if (!json || writtenBy !== buildVersion()) return null;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

export const keepCompany = (local: LocalStore, company: Company): void =>
  void local.write(KEY, `${buildVersion()}\n${JSON.stringify(company)}`);

export const forgetCompany = (local: LocalStore): void => local.remove(KEY);
