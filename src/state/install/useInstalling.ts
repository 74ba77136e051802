import { useEffect, useState, useSyncExternalStore } from 'react';
import { countVisit, type InstallHistory, NO_VISITS } from '../../domain/install/installHistory.ts';
import { mayAskToInstall } from '../../domain/install/mayAskToInstall.ts';
import {
  type InstallWay,
  installPlace,
  installWay,
  promptToInstall,
  watchInstallWay,
} from '../../platform/installing.ts';
import { readJson } from '../../platform/localJson.ts';
import type { LocalStore } from '../../platform/storage.ts';
import { usePortal } from '../usePortal.ts';

const HISTORY = 'install';

const numberOr = <Otherwise>(value: unknown, otherwise: Otherwise): number | Otherwise =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;

const readHistory = (local: LocalStore): InstallHistory => {
  const stored = readJson(local.read(HISTORY));
  if (!stored) return NO_VISITS;
  return {
    visits: numberOr(stored.visits, 0),
    seenAt: numberOr(stored.seenAt, 0),
    hasOrdered: stored.hasOrdered === true,
    askedAt: numberOr(stored.askedAt, null),
  };
};

export type Installing = {
  way: Exclude<InstallWay, 'none'>;
  place: 'computer' | 'phone';
  install(): void;
  close(): void;
};

/**
 * Whether and how to ask the customer to add the portal to their home screen; null when they aren't asked now. `hasOrdered`: they have
 * just placed an order. Never for a portal in a parent's page.
 */
export const useInstalling = (hasOrdered: boolean): Installing | null => {
  const { local, clock } = usePortal();
  const way = useSyncExternalStore(watchInstallWay, installWay);
  const [history, setHistory] = useState(() => countVisit(readHistory(local), clock.now()));
  if (hasOrdered && !history.hasOrdered) setHistory({ ...history, hasOrdered });
  const text = JSON.stringify(history);
  useEffect(() => void local.write(HISTORY, text), [local, text]);
  if (way === 'none' || !mayAskToInstall(history, clock.now())) return null;
  const close = () => setHistory({ ...history, askedAt: clock.now() });
  const install = () => {
    close();
    void promptToInstall();
  };
  return { way, place: installPlace(), install, close };
};
