import { useState, useSyncExternalStore } from 'react';
import { readPushSettings } from '../../api/push/pushSettings.ts';
import { ownerKey } from '../../domain/access/ownerKey.ts';
import { mayAskForPush } from '../../domain/push/mayAskForPush.ts';
import { type PushSupport, pushSupport } from '../../domain/push/pushSupport.ts';
import { type UnblockWay, unblockWay } from '../../domain/push/unblockWay.ts';
import { watchInstallWay } from '../../platform/installing.ts';
import {
  askPushPermission,
  isPushCapable,
  mustBeInstalledForPush,
  pushPermission,
  watchPushPermission,
} from '../../platform/push/pushPermission.ts';
import { changePushMemory, firstPushState, isPushWanted, readPushMemory } from '../push/pushMemory.ts';
import type { PushService, PushState } from '../push/pushService.ts';
import { useCustomer, usePortal } from '../usePortal.ts';
import { useNotificationsService } from './useNotificationsService.ts';

const unwatched = () => () => {};

export const usePushSupport = (): PushSupport => {
  const { company, ownsPage, parent } = usePortal();
  const mustBeInstalled = useSyncExternalStore(watchInstallWay, mustBeInstalledForPush);
  return pushSupport({
    isOffered: readPushSettings(company.push) !== null,
    isOwnPage: ownsPage && !parent,
    mustBeInstalled,
    isCapable: isPushCapable(),
  });
};

export type Push = PushState & {
  support: PushSupport;
  permission: NotificationPermission;
  mayAsk: boolean;
  unblockWay: UnblockWay;
  turnOn(): void;
  turnOff(): void;
  postpone(): void;
};

/**
 * Whether to offer pushes, as far as this browser knows without their code. Read once: the permission is a question to the browser's own
 * process, which takes 4 ms.
 */
export const useMayAskForPush = (): boolean => {
  const { clock, local } = usePortal();
  const support = usePushSupport();
  const owner = ownerKey(useCustomer()?.email ?? '');
  const [mayAsk] = useState(() => {
    const { postponedAt } = readPushMemory(local);
    const isOn = isPushWanted(local, owner);
    return mayAskForPush({ support, permission: pushPermission(), isOn, postponedAt, now: clock.now() });
  });
  return mayAsk;
};

export const usePush = (): Push => {
  const { clock, errors, local } = usePortal();
  const owner = ownerKey(useCustomer()?.email ?? '');
  const { open } = useNotificationsService();
  const support = usePushSupport();
  const [service, setService] = useState<PushService | null>(null);
  const [before] = useState(() => firstPushState(local, owner));
  const [postponedAt, setPostponedAt] = useState(() => readPushMemory(local).postponedAt);
  /** Not every browser says that its answer has changed. */
  const [, setAnswer] = useState<NotificationPermission>();
  const permission = useSyncExternalStore(watchPushPermission, pushPermission);
  const state = useSyncExternalStore(
    service?.state.subscribe ?? unwatched,
    () => service?.state.getState() ?? before,
  );
  const reportOpening = (error: unknown) => errors.report('Opening the push device', error);
  const use = (change: (push: PushService) => unknown): void => {
    if (service) return void change(service);
    open().then((notifications) => {
      const push = notifications?.push ?? null;
      setService(push);
      if (push) change(push);
    }, reportOpening);
  };
  /** At once, because browsers want a press for the question. */
  const turnOn = async () => {
    const answer = await askPushPermission();
    setAnswer(answer);
    if (answer === 'granted') use((push) => push.turnOn());
  };
  return {
    ...state,
    permission,
    support,
    mayAsk: mayAskForPush({ support, permission, isOn: state.isOn, postponedAt, now: clock.now() }),
    unblockWay: unblockWay(navigator.userAgent, navigator.maxTouchPoints > 1),
    turnOn: () => void turnOn(),
    turnOff: () => use((push) => push.turnOff()),
    postpone() {
      changePushMemory(local, { postponedAt: clock.now() });
      setPostponedAt(clock.now());
    },
  };
};
