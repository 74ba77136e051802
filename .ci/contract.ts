// `npm run contract`: writes the messages between a parent app and the portal as an OpenRPC document, from the types in src/bridge.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createGenerator, type Schema } from 'ts-json-schema-generator';
import ts from 'typescript';
import { CHANNEL, MINOR, type ParentMethods, type PortalMethods, PROTOCOL } from '../src/bridge/contract.ts';

const root = resolve(import.meta.dirname, '..');
const TYPES = join(root, 'src/bridge/contract.ts');
/** The document in the repository, which the host SDK's package contains. */
export const CONTRACT = join(root, 'src/host-sdk/openrpc.json');

type Call = keyof ParentMethods | keyof PortalMethods;

/** What each call carries, as a type: the methods take `unknown`, because both sides check what they receive. */
const MESSAGES: Readonly<Record<Call, { name: string; type: string } | null>> = {
  hello: { name: 'hello', type: 'Hello' },
  getToken: { name: 'request', type: '{ reason: TokenReason }' },
  event: { name: 'event', type: 'PortalEvent' },
  leaveForPayment: { name: 'page', type: 'PaymentPage' },
  linkFor: { name: 'place', type: 'Destination' },
  requestDisplayMode: { name: 'mode', type: 'DisplayMode' },
  navigate: { name: 'target', type: 'ParentDestination' },
  update: { name: 'changes', type: '{ [Name in keyof ParentSettings]?: ParentSettings[Name] }' },
  destroy: null,
  vitals: { name: 'request', type: '{ age: number }' },
  mayLeave: null,
};

const DIRECTIONS = { ParentMethods: 'portal to parent', PortalMethods: 'parent to portal' } as const;

/** JSON-RPC leaves the codes from here downwards to applications. */
const FIRST_ERROR = -32_000;

type Method = {
  name: string;
  description: string;
  direction: string;
  /** The type of what is answered. */
  value: string;
  failures: string[];
};

// `name(message: unknown): Promise<Answer<Value, 'code'>>`
const readMethod = (member: ts.TypeElement, source: ts.SourceFile, direction: string): Method => {
  const name = member.name?.getText(source) ?? '';
  const unreadable = new Error(`${name} isn't a method that answers with Promise<Answer<…>>`);
  if (!ts.isMethodSignature(member) || !member.type || !ts.isTypeReferenceNode(member.type)) throw unreadable;
  const [answer] = member.type.typeArguments ?? [];
  if (!answer || !ts.isTypeReferenceNode(answer)) throw unreadable;
  const [value = '', codes = ''] = answer.typeArguments?.map((type) => type.getText(source)) ?? [];
  const description = ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(member)[0]?.comment) ?? '';
  if (description === '') throw new Error(`${name} has no doc comment`);
  return {
    name,
    description,
    direction,
    value,
    failures: [...codes.matchAll(/'(\w+)'/g)].map(([, code = '']) => code),
  };
};

const isDirection = (name: string): name is keyof typeof DIRECTIONS => name in DIRECTIONS;

const readTypes = async (): Promise<{ exported: string[]; methods: Method[] }> => {
  const source = ts.createSourceFile(TYPES, await readFile(TYPES, 'utf8'), ts.ScriptTarget.Latest, true);
  const aliases = source.statements.filter(ts.isTypeAliasDeclaration);
  const methods = aliases.flatMap(({ name: { text }, type }) =>
    isDirection(text) && ts.isTypeLiteralNode(type)
      ? type.members.map((member) => readMethod(member, source, DIRECTIONS[text]))
      : [],
  );
  const exported = aliases
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .map(({ name }) => name.text);
  return { exported, methods };
};

const messageOf = (name: string) => MESSAGES[name as Call];

// The schema generator reads files: what is sent and answered as the fields of two types.
const writeTypes = async (exported: readonly string[], methods: readonly Method[]): Promise<string> => {
  const folder = join(root, '.cache/contract');
  const file = join(folder, 'messages.ts');
  const messages = methods.map(({ name }) => `${name}: ${messageOf(name)?.type ?? 'null'};`);
  const values = methods.map(({ name, value }) => `${name}: ${value};`);
  const code = [
    `import type { ${exported.join(', ')} } from '../../src/bridge/contract.ts';`,
    `export type Contract = {\nmessages: { ${messages.join(' ')} };\nvalues: { ${values.join(' ')} };`,
    'optional: Record<ParentCapability | PortalCapability, null>;\n};',
  ].join('\n');
  await mkdir(folder, { recursive: true });
  await writeFile(file, code);
  return file;
};

type Schemas = Record<string, unknown>;
type Generated = Record<'schemas' | 'messages' | 'values' | 'optional', Schemas>;

const generate = (path: string): Generated => {
  const tsconfig = join(root, 'tsconfig.json');
  const options = { path, tsconfig, type: 'Contract', skipTypeCheck: true, topRef: false };
  const schema: Schema = createGenerator({ ...options, additionalProperties: true }).createSchema('Contract');
  const moved = JSON.stringify(schema).replaceAll('#/definitions/', '#/components/schemas/');
  const { properties, definitions } = JSON.parse(moved);
  const fieldsOf = (name: string): Schemas => properties[name].properties;
  return {
    schemas: definitions,
    messages: fieldsOf('messages'),
    values: fieldsOf('values'),
    optional: fieldsOf('optional'),
  };
};

const objectOf = (properties: Schemas, required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
});

const answerOf = (value: unknown, failures: readonly string[]) => ({
  anyOf: [
    objectOf({ ok: { const: true }, value }, ['ok', 'value']),
    objectOf({ ok: { const: false }, code: { enum: failures }, call: { type: 'string' } }, ['ok', 'code']),
  ],
});

const writeMethod = ({ name, description, direction, failures }: Method, generated: Generated) => {
  const message = messageOf(name);
  return {
    name,
    description,
    tags: [{ name: direction }],
    paramStructure: 'by-position',
    params: message ? [{ name: message.name, required: true, schema: generated.messages[name] }] : [],
    result: { name: 'answer', schema: answerOf(generated.values[name], failures) },
    errors: failures.map((code, at) => ({ code: FIRST_ERROR - at, message: code })),
    'x-capability': name in generated.optional ? 'optional' : 'required',
  };
};

const DESCRIPTION = [
  'The calls between a parent app and the ordering portal, over a frame (Penpal) and in a slot (direct calls).',
  'An optional call may be made when the other side has named it among its capabilities in `hello`.',
  'A failure is an answer too: `{ ok: false, code }`, where `code` is the message of one of the listed errors; its number is of this document alone.',
  'Both sides check what they receive, and ignore fields they do not know.',
].join(' ');

/** The text of the OpenRPC document. Throws when a method has no doc comment, or another form than the others. */
export const readContract = async (): Promise<string> => {
  const { exported, methods } = await readTypes();
  const generated = generate(await writeTypes(exported, methods));
  const document = {
    openrpc: '1.3.2',
    info: {
      title: 'Ordering portal and parent app',
      version: `${PROTOCOL}.${MINOR}.0`,
      description: DESCRIPTION,
    },
    'x-channel': CHANNEL,
    methods: methods.map((method) => writeMethod(method, generated)),
    components: { schemas: generated.schemas },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
};

if (import.meta.main) await writeFile(CONTRACT, await readContract());
