import { DEMO_TENANT, tenantFromHost } from './tenantFromHost.ts';

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
