/** What a device remembers of its visits to a company's portal; times in ms since the epoch. */
export type InstallHistory = {
  visits: number;
  seenAt: number;
  hasOrdered: boolean;
  askedAt: number | null;
};

export const NO_VISITS: InstallHistory = { visits: 0, seenAt: 0, hasOrdered: false, askedAt: null };

/** Opening the portal again within this time belongs to the same visit, ms. */
const SAME_VISIT_MS = 30 * 60_000;

export const countVisit = (history: InstallHistory, now: number): InstallHistory => {
  const isSame = history.visits > 0 && now - history.seenAt < SAME_VISIT_MS;
  return { ...history, visits: history.visits + (isSame ? 0 : 1), seenAt: now };
};
