import { DEMO_TENANT, tenantFromHost } from './tenantFromHost.ts';

/** The alias of the company of a host name; `demoCompany` is behind addresses that name none. */
export const tenantOf = (
  hostname: string,
  {
    previewHosts = [],
    demoCompany = DEMO_TENANT,
  }: { previewHosts?: readonly string[]; demoCompany?: string },
): string => {
  const named = tenantFromHost(hostname, previewHosts);
  return named === DEMO_TENANT ? demoCompany : named;
};
