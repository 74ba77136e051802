import type { Answer, Destination } from '../bridge/contract.ts';
import { isDestination } from '../bridge/guards.ts';
import { malformedAnswer } from './answers.ts';
import { explain } from './loadFailureCode.ts';
import type { PortalOptions } from './options.ts';

// Each portal's mistake is told once, not for every link.
const told = new WeakSet<PortalOptions>();

const toUrl = (value: unknown): string | null => {
  if (typeof value !== 'string' || !URL.canParse(value, location.href)) return null;
  const { protocol, href } = new URL(value, location.href);
  return /^https?:$/.test(protocol) ? href : null;
};

// What it threw stands for what it returned.
const callLinkFor = ({ linkFor }: PortalOptions, place: Destination): unknown => {
  try {
    return linkFor?.(place) ?? null;
  } catch (error) {
    return error ?? 'nothing';
  }
};

/** Asks the parent for its URL that shows `place`; a relative one counts from its page. Never throws. */
export const linkFor = (
  options: PortalOptions,
  place: unknown,
  log: (name: string, detail: unknown) => void,
): Answer<string | null, 'malformed'> => {
  if (!isDestination(place)) return malformedAnswer;
  log('linkFor', place);
  const value = callLinkFor(options, place);
  const url = toUrl(value);
  if (url === null && value !== null && !told.has(options)) {
    told.add(options);
    explain('linkFor', value);
  }
  return { ok: true, value: url };
};
