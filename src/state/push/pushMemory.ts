import { isObject, readJson } from '../../platform/localJson.ts';
import { pushPermission } from '../../platform/push/pushPermission.ts';
import type { LocalStore } from '../../platform/storage.ts';
import type { PushState } from './pushService.ts';

const KEY = 'push';

/** The device that this browser has registered. `owner`: the customer's `ownerKey`; `seenAt`: ms since the epoch. */
type RegisteredDevice = { id: string; owner: string; sessionId: string; seenAt: number };

/** What a browser remembers of pushes: who has switched them on here, and who said "Not now" when (ms since the epoch). */
export type PushMemory = {
  device: RegisteredDevice | null;
  wantedBy: readonly string[];
  postponedAt: number | null;
};

const readDevice = (value: unknown): RegisteredDevice | null => {
  if (!isObject(value)) return null;
  const { id, owner, sessionId, seenAt } = value;
  return typeof id === 'string' && typeof owner === 'string'
    ? { id, owner, sessionId: String(sessionId ?? ''), seenAt: Number(seenAt) || 0 }
    : null;
};

export const readPushMemory = (local: LocalStore): PushMemory => {
  const stored = readJson(local.read(KEY));
  const wanted = stored?.wantedBy;
  const postponed = stored?.postponedAt;
  return {
    device: readDevice(stored?.device),
    wantedBy: Array.isArray(wanted) ? wanted.filter((owner) => typeof owner === 'string') : [],
    postponedAt: typeof postponed === 'number' ? postponed : null,
  };
};

export const isPushWanted = (local: LocalStore, owner: string): boolean =>
  pushPermission() === 'granted' && readPushMemory(local).wantedBy.includes(owner);

export const firstPushState = (local: LocalStore, owner: string): PushState => ({
  isOn: isPushWanted(local, owner),
  isBusy: false,
  isFailed: false,
});

export const changePushMemory = (local: LocalStore, changed: Partial<PushMemory>): void =>
  void local.write(KEY, JSON.stringify({ ...readPushMemory(local), ...changed }));
