import { DEMO_TENANT, tenantFromHost } from '../domain/tenant/tenantFromHost.ts';
import type { RuntimeConfig } from './config.ts';

/** The company of a host name. */
export const tenantOf = (
  hostname: string,
  { previewHosts, demoCompany }: Pick<RuntimeConfig, 'previewHosts' | 'demoCompany'>,
): string => {
  const named = tenantFromHost(hostname, previewHosts);
  return named === DEMO_TENANT ? demoCompany : named;
};
