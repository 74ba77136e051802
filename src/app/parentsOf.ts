import type { RuntimeConfig } from './config.ts';

export const parentsOf = ({ parents }: Pick<RuntimeConfig, 'parents'>, tenant: string): string[] => [
  ...(parents['*'] ?? []),
  ...(parents[tenant] ?? []),
];
