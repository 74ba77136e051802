import * as v from 'valibot';
import type { JsonObject } from '../rules/cloudStore.ts';
import { isJsonObject } from '../rules/isJsonObject.ts';

const json = v.custom<JsonObject>(isJsonObject);

/** A message between the open tabs of one browser. Only the writing tab sends `writer`. */
const tabMessage = v.object({
  /** Requests everything from the writing tab; the requesting tab has this revision. */
  asksFrom: v.nullable(v.number()),
  added: v.array(v.object({ key: v.string(), patch: json, before: v.nullable(json) })),
  removed: v.array(v.string()),
  writer: v.nullable(
    v.object({
      status: v.picklist(['saved', 'saving', 'offline', 'refused']),
      restored: v.boolean(),
      /** As it was read; `next` is a later change. */
      document: v.nullable(v.object({ revision: v.number(), data: json })),
      next: v.nullable(v.object({ revision: v.number(), patch: json })),
    }),
  ),
});
export type TabMessage = v.InferOutput<typeof tabMessage>;

/** Null for an invalid message: another tab may run another version of the portal. */
export const readTabMessage = (message: unknown): TabMessage | null => {
  const parsed = v.safeParse(tabMessage, message);
  return parsed.success ? parsed.output : null;
};
