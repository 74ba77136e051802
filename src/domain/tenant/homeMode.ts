import { settingNumber } from '../numbers/settingNumber.ts';

/** 0: no home, 1: home and store, 2: home with the Store link hidden (rules: Addresses of pages). */
export type HomeMode = 0 | 1 | 2;

export function parseHomeMode(setting: unknown): HomeMode {
  const mode = settingNumber(setting) ?? 0;
  if (mode <= 0) return 0;
  return mode === 2 ? 2 : 1;
}

export function isHomeActive(mode: HomeMode): boolean {
  return mode > 0;
}

export function isStoreLinkHidden(mode: HomeMode): boolean {
  return mode === 2;
}
