/** An exact origin, as the configuration names those that may embed the portal. */
export const ORIGIN = /^https?:\/\/[^/*]+$/;

/** `parents`: those of every tenant under `*`, or of one under its alias. */
export const parentsOf = (
  { parents }: { parents: Readonly<Record<string, readonly string[]>> },
  tenant: string,
): string[] => [...(parents['*'] ?? []), ...(parents[tenant] ?? [])];
