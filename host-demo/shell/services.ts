import type { Tenant } from './accounts.ts';

export type Services = { portals: Readonly<Record<Tenant, string>>; bankHosts: readonly string[] };

/** Throws when the CRM's server doesn't respond. */
export const loadServices = async (): Promise<Services> => {
  const [portals, bankHosts] = await Promise.all(
    ['portals', 'bank-hosts'].map(async (name) => (await fetch(`/session/${name}`)).json()),
  );
  return { portals, bankHosts };
};
