import { queryOptions } from '@tanstack/react-query';
import { loadDevices } from '../../api/account/devices.ts';
import { loadAccount, loadAddresses } from '../../api/account/loadAccount.ts';
import type { PortalContext } from '../portal.ts';

type Portal = Pick<PortalContext, 'http'>;

/** They may have changed on another device, so they are always asked anew. */
const staleTime = 0;

export const accountQuery = ({ http }: Portal) =>
  queryOptions({ queryKey: ['account'], queryFn: () => loadAccount(http), staleTime });

export const addressesQuery = ({ http }: Portal) =>
  queryOptions({ queryKey: ['account-addresses'], queryFn: () => loadAddresses(http), staleTime });

export const devicesQuery = ({ http }: Portal) =>
  queryOptions({ queryKey: ['account-devices'], queryFn: () => loadDevices(http), staleTime });
