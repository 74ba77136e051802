import * as v from 'valibot';
import type { CartEntry } from '../../domain/cart/cart.ts';
import { isValidLine } from '../../domain/cart/cleanLines.ts';
import type { Json, JsonObject } from '../../sync/rules/cloudStore.ts';
import { isObject } from '../../sync/rules/mergePatch.ts';
import { isSameJson } from '../../sync/rules/sameJson.ts';
import { type SavedDetails, savedDetails, savedLine } from './cartSchema.ts';

const decodeEntry = (key: string, json: Json): CartEntry | null => {
  const parsed = v.safeParse(savedLine, json);
  if (!parsed.success) return null;
  const { position, ...line } = parsed.output;
  return isValidLine(line) ? { key, position, line } : null;
};

const getLines = ({ lines }: JsonObject): JsonObject => (isObject(lines) ? lines : {});

export type DecodedEntries = { document: JsonObject; entries: readonly CartEntry[] };

/** Sorted; invalid lines are left out (rules: Cleaning the cart). Lines equal to those of `previous` keep their entry. */
export const decodeEntries = (
  document: JsonObject,
  previous: DecodedEntries | null = null,
): readonly CartEntry[] => {
  const previousLines = getLines(previous?.document ?? {});
  const previousEntries = new Map(previous?.entries.map((entry) => [entry.key, entry]));
  return Object.entries(getLines(document))
    .flatMap(([key, json]): CartEntry[] => {
      const isSame = previousLines[key] !== undefined && isSameJson(previousLines[key], json);
      const entry = isSame ? previousEntries.get(key) : decodeEntry(key, json);
      return entry ? [entry] : [];
    })
    .toSorted((a, b) => a.position - b.position);
};

export const decodeDetails = ({ details }: JsonObject): SavedDetails =>
  v.parse(savedDetails, isObject(details) ? details : {});

export const decodeClientId = ({ clientId }: JsonObject): number | null =>
  typeof clientId === 'number' ? clientId : null;

export const getLineKeys = (document: JsonObject): string[] => Object.keys(getLines(document));
