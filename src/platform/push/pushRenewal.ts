import { PUSH_CACHE, PUSH_RENEWAL, type PushRenewal } from '../serviceWorkerMessage.ts';

/** Keeps for the service worker how it registers a new address when the browser changes it while no page is open. */
export const keepRenewal = async (renewal: PushRenewal): Promise<void> => {
  const cache = await caches.open(PUSH_CACHE);
  await cache.put(PUSH_RENEWAL, Response.json(renewal));
};

export const forgetRenewal = async (): Promise<void> => {
  await caches.delete(PUSH_CACHE);
};
