import { deviceName } from '../account/deviceName.ts';

export type UnblockWay = 'addressBar' | 'addressBarPhone' | 'firefox' | 'safari' | 'iosSettings' | 'other';

const CHROMIUM: readonly (string | null)[] = ['Chrome', 'Edge', 'Opera'];

/** The place for a User-Agent. iPads say that they are Macs, which is told by `isTouchScreen`. */
export const unblockWay = (userAgent: string, isTouchScreen: boolean): UnblockWay => {
  const { browser, system } = deviceName(userAgent);
  if (system === 'iPhone' || system === 'iPad' || (system === 'macOS' && isTouchScreen)) return 'iosSettings';
  if (browser === 'Safari') return 'safari';
  if (system === 'Android' && (browser === 'Firefox' || browser === 'Samsung Internet')) return 'other';
  if (browser === 'Firefox') return 'firefox';
  if (CHROMIUM.includes(browser)) return system === 'Android' ? 'addressBarPhone' : 'addressBar';
  return 'other';
};
