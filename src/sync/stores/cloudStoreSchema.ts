import * as v from 'valibot';

const filled = v.pipe(v.string(), v.nonEmpty());
const origin = v.pipe(v.string(), v.regex(/^https?:\/\/[^/*]+$/));

/**
 * `cloudStore` of config.json: where the documents of customers are. `projectId` and `apiKey`: of the project in Firebase, both public.
 * `emulator`: `host:port` of Firestore's emulator, and the origin of the sign-in.
 */
export const cloudStoreConfig = v.union([
  v.object({ kind: v.literal('backOffice') }),
  v.object({
    kind: v.literal('firestore'),
    projectId: filled,
    apiKey: filled,
    emulator: v.optional(v.object({ firestore: v.pipe(v.string(), v.regex(/^[^/:]+:\d+$/)), auth: origin })),
  }),
]);
export type CloudStoreConfig = v.InferOutput<typeof cloudStoreConfig>;
