import contract from '../openrpc.json' with { type: 'json' };
import { isRecord } from './answers.ts';

type Schema = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Schema => (isRecord(value) ? value : {});

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const resolve = (schema: Schema): Schema => {
  if (typeof schema.$ref !== 'string') return schema;
  const [name = ''] = schema.$ref.split('/').slice(-1);
  return recordOf(recordOf(contract.components.schemas)[name]);
};

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const isListed = (schema: Schema, value: unknown): boolean => {
  if ('const' in schema) return value === schema.const;
  if ('enum' in schema) return listOf(schema.enum).includes(value);
  const types = [schema.type ?? []].flat();
  return types.length === 0 || types.includes(typeOf(value));
};

const complainAboutFields = (schema: Schema, value: Schema, at: string): string | null => {
  for (const [name, field] of Object.entries(recordOf(schema.properties))) {
    const complaint =
      value[name] === undefined ? null : complainAbout(recordOf(field), value[name], `${at}.${name}`);
    if (complaint) return complaint;
  }
  const missing = listOf(schema.required).find((name) => value[String(name)] === undefined);
  return missing === undefined ? null : `${at} has no ${missing}`;
};

// The alternative that fits in its constants, whose complaint says most.
const complainAboutAll = (alternatives: readonly unknown[], value: unknown, at: string): string | null => {
  const complaints = alternatives.map((schema) => complainAbout(recordOf(schema), value, at));
  if (complaints.includes(null)) return null;
  const close = complaints.find((complaint) => !/^\w+\.(name|ok|to|mode) is /.test(complaint ?? ''));
  return close ?? complaints[0] ?? null;
};

// What is wrong with the value by a schema of the contract, with its place, as `event.detail.height is "tall"`; null when it is right. Fields that the schema doesn’t name are allowed.
const complainAbout = (given: Schema, value: unknown, at: string): string | null => {
  const schema = resolve(given);
  if (Array.isArray(schema.anyOf)) return complainAboutAll(schema.anyOf, value, at);
  if (!isListed(schema, value)) return `${at} is ${JSON.stringify(value)}`;
  if (Array.isArray(value)) {
    const complaints = value.map((item, index) =>
      complainAbout(recordOf(schema.items), item, `${at}[${index}]`),
    );
    return complaints.find((complaint) => complaint !== null) ?? null;
  }
  return isRecord(value) ? complainAboutFields(schema, value, at) : null;
};

const methodOf = (call: string) => contract.methods.find(({ name }) => name === call);

/** The same, of what a call carries. */
export const complainAboutCall = (call: string, value: unknown): string | null =>
  complainAbout(recordOf(methodOf(call)?.params[0]?.schema), value, call);

/** The same, of what is answered to a call. */
export const complainAboutAnswer = (call: string, value: unknown): string | null =>
  complainAbout(recordOf(methodOf(call)?.result.schema), value, 'answer');

/** The names of the calls from a parent to a portal. */
export const parentCalls: readonly string[] = contract.methods
  .filter(({ tags }) => tags.some(({ name }) => name === 'parent to portal'))
  .map(({ name }) => name);

const constantOf = (event: unknown): string =>
  String(recordOf(recordOf(recordOf(event).properties).name).const);

/** The names of the portal's events. */
export const eventNames: readonly string[] = contract.components.schemas.PortalEvent.anyOf.map(constantOf);
