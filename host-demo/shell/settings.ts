import type { BarEntry } from '../../src/host-sdk/index.ts';
import type { NextToken } from './tokens.ts';

export type EmbeddingMode = 'frame' | 'slot' | 'own';

export type Settings = {
  scheme: 'light' | 'dark' | 'auto';
  /** Empty: the wholesaler's. */
  colour: string;
  radius: number;
  language: 'en' | 'es' | 'fr';
  bar: readonly BarEntry[];
  size: 'fixed' | 'auto';
  nextToken: NextToken;
  bankPages: 'page' | 'window';
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
  bankPages: 'page',
};

export const isEmbeddingMode = (text: string | null): text is EmbeddingMode =>
  text === 'frame' || text === 'slot' || text === 'own';
