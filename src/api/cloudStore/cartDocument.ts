import * as v from 'valibot';
import type { CartEntry } from '../../domain/cart/cart.ts';
import { validLines } from '../../domain/cart/cleanLines.ts';
import type { Json, JsonObject } from '../../domain/cloudStore/cloudStore.ts';
import { isObject } from '../../domain/cloudStore/mergePatch.ts';
import { isSameJson } from '../../domain/cloudStore/sameJson.ts';
import { type SavedDetails, savedDetails, savedLine } from './cartSchema.ts';

const decodeEntry = (key: string, json: Json): CartEntry | null => {
  const parsed = v.safeParse(savedLine, json);
  if (!parsed.success) return null;
  const { position, ...line } = parsed.output;
  return validLines([line]).length > 0 ? { key, position, line } : null;
};

const linesOf = ({ lines }: JsonObject): JsonObject => (isObject(lines) ? lines : {});

/** What was decoded before: a document with the entries that its lines became. */
export type DecodedEntries = { document: JsonObject; entries: readonly CartEntry[] };

/**
 * The lines in a document, by position. Those that can't be read are left out, and so are those whose quantity is zero or none
 * at all (specification §4, Cart). Lines that say the same as in `previous` keep their entry.
 */
export const decodeEntries = (
  document: JsonObject,
  previous: DecodedEntries | null = null,
): readonly CartEntry[] => {
  const previousLines = linesOf(previous?.document ?? {});
  const previousEntries = new Map(previous?.entries.map((entry) => [entry.key, entry]));
  return Object.entries(linesOf(document))
    .flatMap(([key, json]): CartEntry[] => {
      const isSame = previousLines[key] !== undefined && isSameJson(previousLines[key], json);
      const entry = isSame ? previousEntries.get(key) : decodeEntry(key, json);
      return entry ? [entry] : [];
    })
    .toSorted((one, other) => one.position - other.position);
};

/** What a document says of the order beside its lines. */
export const decodeDetails = ({ details }: JsonObject): SavedDetails =>
  v.parse(savedDetails, isObject(details) ? details : {});

/** The client whose cart it is; null when it doesn't say. */
export const decodeClientId = ({ clientId }: JsonObject): number | null =>
  typeof clientId === 'number' ? clientId : null;

export const keysOfLines = (document: JsonObject): string[] => Object.keys(linesOf(document));
