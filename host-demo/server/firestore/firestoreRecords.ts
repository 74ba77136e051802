import * as v from 'valibot';
import type { FirestoreOptions } from './firestoreOptions.ts';
import { type GoogleCalls, GoogleError } from './googleCalls.ts';

/** Firestore's REST interface, v1: what a log needs of it. */

const ADDRESS = 'https://firestore.googleapis.com';

type Field = string | number | Date;
type RecordFields = Readonly<Record<string, Field>>;
export type FirestoreRecord = { fields: Record<string, unknown>; updateTime: string };

export type RecordWrite = {
  path: string;
  record: RecordFields;
  /** Only when there is one, or none, or still the one of that time. */
  only?: { exists: boolean } | { updateTime: string };
  /** Changes these fields, and leaves the others. */
  isPartial?: boolean;
};

const value = v.union([
  v.pipe(
    v.object({ integerValue: v.string() }),
    v.transform(({ integerValue }) => Number(integerValue)),
  ),
  v.pipe(
    v.object({ doubleValue: v.number() }),
    v.transform(({ doubleValue }) => doubleValue),
  ),
  v.pipe(
    v.object({ stringValue: v.string() }),
    v.transform(({ stringValue }) => stringValue),
  ),
  v.pipe(
    v.object({ timestampValue: v.string() }),
    v.transform(({ timestampValue }) => timestampValue),
  ),
]);
const stored = v.object({
  name: v.string(),
  fields: v.optional(v.record(v.string(), value), {}),
  updateTime: v.string(),
});
const gotten = v.array(v.object({ found: v.optional(stored) }));
const queried = v.array(v.object({ document: v.optional(stored) }));

const toValue = (field: Field): object => {
  if (typeof field === 'string') return { stringValue: field };
  if (field instanceof Date) return { timestampValue: field.toISOString() };
  return { integerValue: String(field) };
};

/** Google's codes of a write that somebody else was faster than. */
const LOST = ['ABORTED', 'FAILED_PRECONDITION', 'ALREADY_EXISTS', 'NOT_FOUND'];

export const createFirestoreRecords = ({ post }: GoogleCalls, { projectId, emulator }: FirestoreOptions) => {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const url = `${emulator?.firestore ?? ADDRESS}/v1/${root}`;
  return {
    async get(paths: readonly string[]): Promise<ReadonlyMap<string, FirestoreRecord>> {
      if (paths.length === 0) return new Map();
      const body = { documents: paths.map((path) => `${root}/${path}`) };
      const found = v.parse(gotten, await post(`${url}:batchGet`, body));
      return new Map(
        found.flatMap(({ found: each }) => (each ? [[each.name.slice(root.length + 1), each]] : [])),
      );
    },
    async after(parent: string, id: string, revision: number): Promise<FirestoreRecord[]> {
      const field = { fieldPath: 'revision' };
      const structuredQuery = {
        from: [{ collectionId: id }],
        where: { fieldFilter: { field, op: 'GREATER_THAN', value: toValue(revision) } },
        orderBy: [{ field, direction: 'ASCENDING' }],
      };
      const path = parent.split('/').map(encodeURIComponent).join('/');
      const found = v.parse(queried, await post(`${url}/${path}:runQuery`, { structuredQuery }));
      return found.flatMap(({ document }) => document ?? []);
    },
    /** All or nothing. False: somebody else was faster. */
    async commit(writes: readonly RecordWrite[]): Promise<boolean> {
      const body = {
        writes: writes.map(({ path, record, only, isPartial }) => ({
          update: {
            name: `${root}/${path}`,
            fields: Object.fromEntries(Object.entries(record).map(([name, field]) => [name, toValue(field)])),
          },
          ...(isPartial && { updateMask: { fieldPaths: Object.keys(record) } }),
          ...(only && { currentDocument: only }),
        })),
      };
      try {
        await post(`${url}:commit`, body);
        return true;
      } catch (error) {
        if (error instanceof GoogleError && LOST.includes(error.reason)) return false;
        throw error;
      }
    },
  };
};
export type FirestoreRecords = ReturnType<typeof createFirestoreRecords>;
