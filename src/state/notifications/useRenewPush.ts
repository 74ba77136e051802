import { useCallback } from 'react';
import { ownerKey } from '../../domain/access/ownerKey.ts';
import { readPushMemory } from '../push/pushMemory.ts';
import { useCustomer, usePortal } from '../usePortal.ts';
import { useNotificationsService } from './useNotificationsService.ts';

/** Registers this device again, if the customer has pushes here: after a login, and when the session or the address is another. */
export const useRenewPush = (): (() => void) => {
  const { local, errors } = usePortal();
  const { open } = useNotificationsService();
  const email = useCustomer()?.email ?? '';
  return useCallback(() => {
    const { device, wantedBy } = readPushMemory(local);
    if (device === null && !wantedBy.includes(ownerKey(email))) return;
    open()
      .then((notifications) => notifications?.push?.renew())
      .catch((error: unknown) => errors.report('Renewing the push device', error));
  }, [local, errors, open, email]);
};
