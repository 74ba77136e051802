import type { InstallHistory } from './installHistory.ts';

const MIN_VISITS = 2;
const REMINDER_MS = 30 * 24 * 3_600_000;

/**
 * Whether the customer may be asked to add the portal to their home screen: from the second visit or after an order, and
 * again after more than 30 days (rules: Home screen).
 */
export const mayAskToInstall = ({ visits, hasOrdered, askedAt }: InstallHistory, now: number): boolean =>
  (visits >= MIN_VISITS || hasOrdered) && (askedAt === null || now - askedAt > REMINDER_MS);
