import * as v from 'valibot';
import type { JsonObject } from '../../domain/cloudStore/cloudStore.ts';

const json = v.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** What open tabs of one browser tell each other of a document; `writer`: what only the tab that sends it can know. */
const tabMessage = v.object({
  /** Asks the writing tab for all it knows; what the asking tab holds is of this revision. */
  asksFrom: v.nullable(v.number()),
  /** Changes that were stored, and keys of those that were taken away. */
  added: v.array(v.object({ key: v.string(), patch: json, before: v.nullable(json) })),
  removed: v.array(v.string()),
  writer: v.nullable(
    v.object({
      status: v.picklist(['saved', 'saving', 'offline', 'refused']),
      restored: v.boolean(),
      /** The document as it was read. */
      document: v.nullable(v.object({ revision: v.number(), data: json })),
      /** What followed it. */
      next: v.nullable(v.object({ revision: v.number(), patch: json })),
    }),
  ),
});
export type TabMessage = v.InferOutput<typeof tabMessage>;

/** A message of another tab; null for what can't be read: that tab may run another version of the portal. */
export const readTabMessage = (message: unknown): TabMessage | null => {
  const parsed = v.safeParse(tabMessage, message);
  return parsed.success ? parsed.output : null;
};
