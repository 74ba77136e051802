import { type Ask, askOverHttp } from './answers.ts';
import { type Check, judgeAll, type Result } from './check.ts';
import { configChecks } from './configChecks.ts';
import { fetchFacts } from './facts.ts';
import { fileChecks } from './fileChecks.ts';
import { pageChecks } from './pageChecks.ts';

const CHECKS: readonly Check[] = [...pageChecks, ...configChecks, ...fileChecks];

/**
 * Checks the portal at `address` against the contract. `origin`: the parent's. Null when nothing answers there; never throws.
 */
export const checkPortal = async (
  address: URL,
  origin: string | null = null,
  ask: Ask = askOverHttp,
): Promise<Result[] | null> => {
  const facts = await fetchFacts(address, origin, ask);
  if (facts.answers.page?.failure) return null;
  return judgeAll(CHECKS, facts);
};
