import type { RuntimeConfig } from './config.ts';

/** The origins that may embed this tenant's portal. */
export const parentsOf = ({ parents }: Pick<RuntimeConfig, 'parents'>, tenant: string): string[] => [
  ...(parents['*'] ?? []),
  ...(parents[tenant] ?? []),
];
