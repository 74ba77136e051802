import * as v from 'valibot';
import { invalidRequest } from './refusal.ts';

type Issue = v.BaseIssue<unknown>;

/** The most useful issue: within a union, that of the closest match. */
const deepestIssue = (issue: Issue): Issue =>
  (issue.issues ?? [])
    .map(deepestIssue)
    .reduce((found, inner) => (depth(inner) > depth(found) ? inner : found), issue);

const depth = (issue: Issue): number => issue.path?.length ?? 0;

/** Parses a request. Throws 400 `invalid_request` with the field's name. */
export const parseRequest = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> => {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const issue = deepestIssue(parsed.issues[0]);
  throw invalidRequest(`${v.getDotPath(issue) ?? 'request'}: ${issue.message}`);
};

export const toResponse = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: v.InferInput<Schema>,
): v.InferOutput<Schema> => v.parse(schema, value);

const MAX_IDS = 500;

export const idList = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(,\d{1,9})*$/, 'ids must be whole numbers, separated by commas'),
  v.transform((text) => [...new Set(text.split(',').map(Number))]),
  v.maxLength(MAX_IDS, `at most ${MAX_IDS} ids`),
);
