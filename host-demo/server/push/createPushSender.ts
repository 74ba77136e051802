import { createFcm, type FcmOptions } from './fcm.ts';
import type { PushSender } from './pushSender.ts';
import { createWebPush, type WebPushOptions } from './webPush.ts';

export type PushOptions = WebPushOptions | FcmOptions;

export const createPushSender = (options: PushOptions | null, clock: () => Date): PushSender | null => {
  if (!options) return null;
  return options.kind === 'fcm' ? createFcm(options, clock) : createWebPush(options, clock);
};
