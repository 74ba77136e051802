import type { Customer } from '../../domain/session/customer.ts';
import type { Company } from '../../domain/tenant/company.ts';
import type { LocalStore } from '../../platform/storage.ts';

/** An answer of the back office, as JSON has it. `updatedAt`: ms since 1970. */
export type RememberedQuery = { queryKey: readonly unknown[]; data: unknown; updatedAt: number };

/** `savedAt`: ms since 1970; `hidesPrices`: whether prices were hidden. */
type RememberedQueries = { savedAt: number; hidesPrices: boolean; queries: RememberedQuery[] };

/**
 * What the browser keeps of the last visit to a tenant, so that the next one shows it at once
 * (docs/decisions/021-the-last-visit.md). Never tokens.
 */
type LastVisit = { company: Company; customer: Customer; queries: RememberedQueries };
type Part = keyof LastVisit;

const PARTS: readonly Part[] = ['company', 'customer', 'queries'];

/** Set by the bundler: the hash of the build. */
declare const __webpack_hash__: string;

const version = (): string => (typeof __webpack_hash__ === 'undefined' ? '' : __webpack_hash__);

const keyOf = (part: Part) => `visit.${part}`;

/** Null when nothing readable is kept, or another version of the portal kept it. */
export const readVisit = <Name extends Part>(local: LocalStore, part: Name): LastVisit[Name] | null => {
  const [writtenBy, json] = local.read(keyOf(part))?.split('\n', 2) ?? [];
  if (!json || writtenBy !== version()) return null;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

export const writeVisit = <Name extends Part>(
  local: LocalStore,
  part: Name,
  value: LastVisit[Name],
): void => {
  local.write(keyOf(part), `${version()}\n${JSON.stringify(value)}`);
};

export const forgetVisit = (local: LocalStore): void => {
  for (const part of PARTS) local.remove(keyOf(part));
};
