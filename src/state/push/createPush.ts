import { createStore } from 'zustand/vanilla';
import { loadDevices } from '../../api/account/devices.ts';
import { addDevicePatch, addressText, removeDevicePatch } from '../../api/push/devicePatch.ts';
import type { Customer } from '../../domain/access/customer.ts';
import { ownerKey } from '../../domain/access/ownerKey.ts';
import type { PushAddress } from '../../domain/push/pushDevice.ts';
import { hexDigest } from '../../platform/hexDigest.ts';
import type { PushProvider } from '../../platform/push/pushProvider.ts';
import { keepRenewal } from '../../platform/push/pushRenewal.ts';
import type { CloudStore } from '../../sync/rules/cloudStore.ts';
import type { PortalContext } from '../portal.ts';
import { endAddress } from './endAddress.ts';
import { changePushMemory, firstPushState, isPushWanted, readPushMemory } from './pushMemory.ts';
import type { PushService, PushState } from './pushService.ts';

const DAY_MS = 24 * 3_600_000;

type Dependencies = {
  portal: Pick<PortalContext, 'http' | 'local' | 'clock' | 'errors' | 'company'>;
  customer: Customer;
  cloud: Pick<CloudStore, 'patch'>;
  provider: PushProvider;
};

export const createPush = ({ portal, customer, cloud, provider }: Dependencies): PushService => {
  const { http, local, clock, errors, company } = portal;
  const me = ownerKey(customer.email);
  const state = createStore<PushState>(() => firstPushState(local, me));

  const currentSession = async () => (await loadDevices(http)).find(({ isCurrent }) => isCurrent)?.id ?? '';

  const register = async (address: PushAddress): Promise<void> => {
    const [id, sessionId] = await Promise.all([hexDigest(addressText(address)), currentSession()]);
    const { device: before } = readPushMemory(local);
    const now = clock.now();
    const isSame = before?.id === id && before.sessionId === sessionId && before.owner === me;
    if (isSame && now - before.seenAt < DAY_MS) return;
    const replaced = before?.owner === me ? before.id : null;
    await cloud.patch('devices', addDevicePatch({ id, address, sessionId, lastSeen: now }, replaced));
    changePushMemory(local, { device: { id, owner: me, sessionId, seenAt: now } });
    // Firebase renews its tokens itself, with the next visit.
    if (address.kind === 'firebase') return;
    await keepRenewal({
      refresh: `${http.serviceUrl('api')}/users/refresh`,
      devices: `${http.serviceUrl('documentsApi')}/documents/devices`,
      company: company.alias,
      device: id,
      sessionId,
    });
  };

  const endOfOther = async (): Promise<void> => {
    const { device } = readPushMemory(local);
    if (device !== null && device.owner !== me) await endAddress(local, provider);
  };

  const renew = async (): Promise<void> => {
    await endOfOther();
    const isOn = isPushWanted(local, me);
    state.setState({ isOn });
    if (isOn) await register((await provider.current()) ?? (await provider.subscribe()));
  };

  const turnOn = async (): Promise<void> => {
    await endOfOther();
    await register(await provider.subscribe());
    changePushMemory(local, { wantedBy: [...new Set([...readPushMemory(local).wantedBy, me])] });
    state.setState({ isOn: true });
  };

  const turnOff = async (): Promise<void> => {
    const { device, wantedBy } = readPushMemory(local);
    changePushMemory(local, { wantedBy: wantedBy.filter((owner) => owner !== me) });
    await endAddress(local, provider);
    state.setState({ isOn: false });
    if (device?.owner !== me) return;
    // It may fail: the push service refuses the address from now on, and the back office then removes the device.
    await cloud
      .patch('devices', removeDevicePatch(device.id))
      .catch((error: unknown) => errors.report('Removing the push device', error));
  };

  const attempt = (occasion: string, change: () => Promise<void>) => async () => {
    state.setState({ isBusy: true, isFailed: false });
    await change().catch((error: unknown) => {
      errors.report(occasion, error);
      state.setState({ isFailed: true });
    });
    state.setState({ isBusy: false });
  };

  return {
    state,
    turnOn: attempt('Turning on notifications', turnOn),
    turnOff: attempt('Turning off notifications', turnOff),
    renew: () => renew().catch((error: unknown) => errors.report('Renewing the push device', error)),
  };
};
