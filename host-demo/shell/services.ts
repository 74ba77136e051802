import type { Tenant } from './accounts.ts';

/** Where the portals are, and the hosts of the banks' pages to which the page may go. */
export type Services = { portals: Readonly<Record<Tenant, string>>; bankHosts: readonly string[] };

/** Throws when the CRM's server doesn't respond. */
export const loadServices = async (): Promise<Services> => {
  const [portals, bankHosts] = await Promise.all(
    ['portals', 'bank-hosts'].map(async (name) => (await fetch(`/session/${name}`)).json()),
  );
  return { portals, bankHosts };
};
