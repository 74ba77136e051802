import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endDevice } from '../../api/account/devices.ts';
import type { Device } from '../../domain/account/account.ts';
import { failed, useChange } from '../useChange.ts';
import { usePortal } from '../usePortal.ts';
import { devicesQuery } from './accountQueries.ts';

/** Where the customer is logged in. `end`: one device, or with null all others. */
export const useDevices = () => {
  const portal = usePortal();
  const { http } = portal;
  const queries = useQueryClient();
  const query = devicesQuery(portal);
  const { data, isError, refetch } = useQuery(query);
  const change = useChange({
    scope: 'devices',
    onStored: (devices: Device[]) => void queries.setQueryData(query.queryKey, devices),
    reasonOf: failed,
  });
  return {
    devices: data,
    isFailed: isError && !data,
    retry: () => void refetch(),
    end: (id: string | null) => change('Logging out a device', () => endDevice(http, id)),
  };
};
