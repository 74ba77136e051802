import type { PushProvider } from '../../platform/push/pushProvider.ts';
import { forgetRenewal } from '../../platform/push/pushRenewal.ts';
import type { LocalStore } from '../../platform/storage.ts';
import { changePushMemory } from './pushMemory.ts';

/** Ends this browser's address, and what its worker would register a new one with. */
export const endAddress = async (local: LocalStore, provider: PushProvider | null): Promise<void> => {
  changePushMemory(local, { device: null });
  await Promise.all([forgetRenewal(), provider?.unsubscribe()]);
};
