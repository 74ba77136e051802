import * as v from 'valibot';
import { invalidRequest } from './refusal.ts';

type Issue = v.BaseIssue<unknown>;

/** The issue that says most: inside a choice of shapes, the one that was followed farthest. */
const deepest = (issue: Issue): Issue =>
  (issue.issues ?? [])
    .map(deepest)
    .reduce((found, inner) => (depth(inner) > depth(found) ? inner : found), issue);

const depth = (issue: Issue): number => issue.path?.length ?? 0;

/** What the caller sent, in the schema's shape. Throws 400 `invalid_request` that names the field. */
export const received = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> => {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const issue = deepest(parsed.issues[0]);
  throw invalidRequest(`${v.getDotPath(issue) ?? 'request'}: ${issue.message}`);
};

/** An answer in the shape that the portal reads, checked before it leaves. */
export const answer = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: v.InferInput<Schema>,
): v.InferOutput<Schema> => v.parse(schema, value);

const MOST_IDS = 500;

/** Ids in a query or path: `1,2,3`, at most 500, each once. */
export const idList = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(,\d{1,9})*$/, 'ids must be whole numbers, separated by commas'),
  v.transform((text) => [...new Set(text.split(',').map(Number))]),
  v.maxLength(MOST_IDS, `at most ${MOST_IDS} ids`),
);
