import type { PushSupport } from './pushSupport.ts';

const REST_MS = 30 * 24 * 3_600_000;

/**
 * `permission` is `default` when nobody has been asked. `postponedAt`: when the customer last said "Not now",
 * ms since the epoch; null: never.
 */
type Situation = {
  support: PushSupport;
  permission: 'default' | 'granted' | 'denied';
  isOn: boolean;
  postponedAt: number | null;
  now: number;
};

/** Whether to offer pushes when there is a reason, such as a placed order. "Not now" rests for more than 30 days. */
export const mayAskForPush = ({ support, permission, isOn, postponedAt, now }: Situation): boolean =>
  support === 'yes' &&
  permission !== 'denied' &&
  !isOn &&
  (postponedAt === null || now - postponedAt > REST_MS);
