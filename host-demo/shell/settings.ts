import type { BarEntry } from '../../src/host-sdk/index.ts';
import type { NextToken } from './tokens.ts';

/** How the portal is loaded. */
export type Way = 'frame' | 'slot' | 'own';

/** Everything that the CRM says about how the portal should be. */
export type Settings = {
  scheme: 'light' | 'dark' | 'auto';
  /** Empty: the wholesaler's own. */
  colour: string;
  radius: number;
  language: 'en' | 'es' | 'fr';
  bar: readonly BarEntry[];
  size: 'fixed' | 'auto';
  nextToken: NextToken;
};

export const allEntries: readonly BarEntry[] = ['home', 'history', 'store', 'cart'];

export const initialSettings: Settings = {
  scheme: 'light',
  colour: '',
  radius: 9,
  language: 'en',
  bar: allEntries,
  size: 'fixed',
  nextToken: 'good',
};

export const isWay = (text: string | null): text is Way =>
  text === 'frame' || text === 'slot' || text === 'own';
