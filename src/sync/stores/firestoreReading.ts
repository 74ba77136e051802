import * as v from 'valibot';
import { CallError } from '../../api/callError.ts';
import type { DocumentName, StoredDocument } from '../rules/cloudStore.ts';
import { foldChanges } from '../rules/foldChanges.ts';
import { type Records, RecordsError } from '../rules/records.ts';
import { change, changeId, head, headPath, part } from './firestoreSchema.ts';
import { json } from './json.ts';

/** Times that a document is read on one way, which somebody may change or compact meanwhile. */
const READINGS = 3;

const parseJson = (text: string) => v.parse(v.pipe(v.string(), v.parseJson(), json), text);

type Source = {
  read(path: string): Promise<unknown>;
  changes(path: string, log: { base: number; revision: number }): Promise<readonly unknown[]>;
};

export const parseChange = (record: unknown) => {
  const { patch, ...fields } = v.parse(change, record);
  return { ...fields, patch: parseJson(patch) };
};

export const parseHead = (record: unknown) =>
  record === null ? { revision: 0, base: 0, parts: 0 } : v.parse(head, record);

/** Null: the log has changed meanwhile. */
const readOnce = async (source: Source, path: string): Promise<StoredDocument | null> => {
  const log = parseHead(await source.read(path));
  if (log.revision === 0) return { revision: 0, data: {} };
  const [parts, changes] = await Promise.all([
    Promise.all(Array.from({ length: log.parts }, (_, index) => source.read(`${path}/parts/${index}`))),
    source.changes(path, log),
  ]);
  const pieces = parts.map((piece) => (piece === null ? null : v.parse(part, piece)));
  if (pieces.some((piece) => piece?.upTo !== log.base)) return null;
  const text = pieces.map((piece) => piece?.text ?? '').join('');
  const base = { revision: log.base, data: text ? parseJson(text) : {} };
  const document = foldChanges(base, changes.filter((record) => record !== null).map(parseChange));
  return document && document.revision >= log.revision ? document : null;
};

type Reading = {
  alias: string;
  email: string;
  name: DocumentName;
  /** The revision that this session has written: what is read may be a little older. */
  atLeast: number;
};

const readFrom = async (source: Source, path: string, atLeast: number): Promise<StoredDocument | null> => {
  for (let reading = 1; reading <= READINGS; reading += 1) {
    const document = await readOnce(source, path);
    if (document && document.revision >= atLeast) return document;
  }
  return null;
};

/** Each record by itself, on the way of transactions: some proxies let nothing through but single answers. */
const readDirectly = async (records: Records, path: string, atLeast: number): Promise<StoredDocument> => {
  const document = await records.transact(({ read }) =>
    readFrom(
      {
        read,
        changes: (_, { base, revision }) =>
          Promise.all(
            Array.from({ length: revision - base }, (__, index) =>
              read(`${path}/changes/${changeId(base + 1 + index)}`),
            ),
          ),
      },
      path,
      atLeast,
    ),
  );
  if (!document) throw new CallError('server', { code: 'incomplete', message: `${path} is incomplete` });
  return document;
};

const unlessUnreachable = (error: unknown): null => {
  if (error instanceof RecordsError && error.failure === 'unreachable') return null;
  throw error;
};

export const readLog = async (
  records: Records,
  { alias, email, name, atLeast }: Reading,
): Promise<StoredDocument> => {
  const path = headPath(alias, email, name);
  const listened: Source = {
    read: records.read,
    changes: (log, { base }) => records.readAfter(`${log}/changes`, base),
  };
  const document = await readFrom(listened, path, atLeast).catch(unlessUnreachable);
  return document ?? readDirectly(records, path, atLeast);
};
