import type { Language } from '../texts/language.ts';

export const pairs = (rows: readonly [name: string, value: string][], language: Language): string =>
  rows.map(([name, value]) => `${name}${language === 'fr' ? '\u00a0' : ''}: ${value}`).join('\n');
