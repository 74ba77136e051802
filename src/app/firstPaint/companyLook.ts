import type { Company } from '../../domain/tenant/company.ts';
import type { LocalStore } from '../../platform/storage.ts';

/** What the first paint of the next visit knows of the company. It is what any visitor sees of the login. */
export type CompanyLook = {
  name: string;
  logo: string;
  openPortal: boolean;
  allowsNewCustomers: boolean;
  style: string;
};

const LOOK = 'look';

/** The key of the look in local storage; index.html reads it before the portal's script has come. */
export const lookKey = (tenant: string): string => `portal.${tenant}.${LOOK}`;

/** Keeps the look of the portal's own page; it stays after a logout. */
export const keepLook = (local: LocalStore, { name, logo, openPortal, settings }: Company): void => {
  const style = document.querySelector('#portal > [data-scheme]')?.getAttribute('style') ?? '';
  const allowsNewCustomers = !settings.newCustomersDisabled;
  const look: CompanyLook = { name, logo, openPortal, allowsNewCustomers, style };
  local.write(LOOK, JSON.stringify(look));
};
