import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endDevice } from '../../api/account/devices.ts';
import { usePortal } from '../usePortal.ts';
import { devicesQuery } from './accountQueries.ts';

/** Where the customer is logged in. `end`: one device, or with null all others; returns whether it succeeded. */
export const useDevices = () => {
  const portal = usePortal();
  const { http, errors } = portal;
  const queries = useQueryClient();
  const query = devicesQuery(portal);
  const { data, isError, refetch } = useQuery(query);
  return {
    devices: data,
    isFailed: isError && !data,
    retry: () => void refetch(),
    async end(id: string | null): Promise<boolean> {
      try {
        queries.setQueryData(query.queryKey, await endDevice(http, id));
        return true;
      } catch (error) {
        errors.report('Logging out a device', error);
        return false;
      }
    },
  };
};
