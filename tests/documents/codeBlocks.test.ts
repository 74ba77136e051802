import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { signupDecision } from '../../host-demo/server/accounts/decideSignup.ts';
import { publishRequest } from '../../src/api/notifications/publishSchema.ts';
import { deviceWire, pushSettingsWire } from '../../src/api/push/schema.ts';
import { loginWallWire } from '../../src/api/tenant/loginWallSchema.ts';
import { id } from '../../src/api/wire.ts';
import { PARENT_HINTS } from '../../src/app/embedding/parentHints.ts';
import { loadConfig } from '../../src/app/start/config.ts';
import { blocksChecked, CHECKED_BLOCKS } from './checkedBlocks.ts';
import { portalBlocks, typedModule } from './portalBlocks.ts';
import { blocksOf, blockText, readBlocks } from './readBlocks.ts';
import { typeErrorsIn } from './typeErrorsIn.ts';

type Json = Record<string, unknown>;

/** A block holds one value, or one in each line. */
const valuesIn = (text: string): Json[] => {
  const isOne = text.split('\n')[0] === '{';
  return (isOne ? [text] : text.trim().split('\n')).map((part) => JSON.parse(part));
};

/** The names that a document has and the schema doesn't know: a schema drops them. */
const unknownNames = (given: unknown, read: unknown, path = ''): string[] => {
  if (typeof given !== 'object' || given === null) return [];
  const known: Json = Object.fromEntries(Object.entries(read ?? {}));
  return Object.entries(given).flatMap(([name, value]) =>
    name in known ? unknownNames(value, known[name], `${path}${name}.`) : [path + name],
  );
};

/** Which the schema of the decision itself doesn't have; the call takes it besides. */
const ofCompany = v.object({ company_id: id });

/** What the document shortens. */
const withTransaction = (publication: Json): Json =>
  JSON.stringify(publication.about).includes('…')
    ? { ...publication, about: { transaction_id: '0f0c6f0e-6c1f-4a57-9d7f-4d0f3c3ad5b1' } }
    : publication;

const parsedBy =
  (...schemas: v.GenericSchema[]) =>
  (value: Json): unknown =>
    Object.assign({}, ...schemas.map((schema) => v.parse(schema, value)));

/** What reads the values of each block. */
const READERS: Readonly<Record<string, (value: Json) => unknown>> = {
  'README.md: Connect a back office (json)': (value) =>
    loadConfig('https://acme.portal.example.com/config.json', JSON.stringify(value)),
  'docs/back-office.md: The login (json)': parsedBy(loginWallWire),
  'docs/back-office.md: Sign-ups (json)': parsedBy(ofCompany, signupDecision),
  'docs/back-office.md: On devices (json)': parsedBy(pushSettingsWire),
  'docs/back-office.md: On devices (json) 2': parsedBy(deviceWire),
  'docs/back-office.md: On devices (json) 3': (value) => v.parse(publishRequest, withTransaction(value)),
  'docs/back-office.md: E-mails that customers can switch off (json)': parsedBy(publishRequest),
};

test('blocks are found with heading, language and number', () => {
  const text = '# One\n\n```ts\n# no heading\n```\n\n## Two\n```json\n{}\n```\n```json\n[]\n```\n';
  expect(blocksOf('a.md', text)).toEqual([
    { name: 'a.md: One (ts)', text: '# no heading\n' },
    { name: 'a.md: Two (json)', text: '{}\n' },
    { name: 'a.md: Two (json) 2', text: '[]\n' },
  ]);
});

test('every code block of the documents is checked, and every check has a block', () => {
  expect(
    readBlocks()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(Object.keys(CHECKED_BLOCKS).toSorted());
});

test('the first embed has nine lines', () => {
  const page = blockText('docs/embedding.md: The first embed in nine lines (html)');
  expect(page.trimEnd().split('\n')).toHaveLength(9);
});

test('blocks that open a portal have the types of the host SDK', () => {
  const modules = Object.fromEntries(portalBlocks().map((block) => [block.fileName, typedModule(block)]));
  expect(Object.keys(modules)).toHaveLength(blocksChecked('portal').length);
  expect(typeErrorsIn(modules)).toEqual([]);
});

test('an option that the host SDK doesn’t have is found', () => {
  const planted = `import { createPortal } from '@wholesale-portal/host-sdk';
createPortal({ mode: 'frame', src: 'https://acme.portal.example.com', container: '#ordering' });`;
  expect(typeErrorsIn({ 'planted.ts': planted })).toEqual([
    expect.stringContaining('planted.ts: Type \'"frame"\' is not assignable'),
  ]);
});

test('every block of JSON has a reader', () => {
  expect(Object.keys(READERS).toSorted()).toEqual(blocksChecked('json'));
});

test.each(Object.entries(READERS))('%s is what its schema says', async (name, read) => {
  const values = valuesIn(blockText(name));
  expect(values.length).toBeGreaterThan(0);
  for (const value of values) {
    const parsed = await read(value);
    expect(unknownNames(value, parsed)).toEqual([]);
  }
});

test('a name that a schema drops is found', () => {
  const given = { kind: 'web_push', key: 'B', texts: [{ title: 'a', body: 'b' }] };
  expect(unknownNames(given, { kind: 'web_push', texts: [{ title: 'a' }] })).toEqual(['key', 'texts.0.body']);
});

const SCRIPTS: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

/** What reads the environment of `npm start`. */
const START_FILES = ['host-demo/start.ts', 'host-demo/server/backOfficeKeys.ts'];

test.each(blocksChecked('commands'))('%s names scripts and variables that exist', (name) => {
  const text = blockText(name);
  const scripts = [...text.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, script = '']) => script);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => !(script in SCRIPTS))).toEqual([]);
  const reading = START_FILES.map((file) => readFileSync(file, 'utf8')).join('');
  const variables = [...text.matchAll(/\b([A-Z_]{4,})=/g)].map(([, variable = '']) => variable);
  expect(variables.filter((variable) => !reading.includes(`env.${variable}`))).toEqual([]);
});

/** What a token takes, in any language: where and with what it is asked for, and the fields and statuses that are read. */
const OF_TOKENS = [
  ...['PORTAL_API', 'http://localhost:4300', 'PORTAL_KEY', '/users/token'],
  ...['content-type', 'application/json', 'x-back-office-key'],
  ...['company_id', 'email', 'FieldDesk'],
  ...['token', 'expires_at', 'expiresAt', '=== 422', 'null', '!== 200', 'throw', 'the back office answers'],
];

test.each(['docs/embedding.md: Node (js)', ...blocksChecked('php')])(
  '%s has all that a token takes',
  (name) => {
    const text = blockText(name);
    expect(OF_TOKENS.filter((word) => !text.includes(word))).toEqual([]);
  },
);

test('the table of errors has every code that the portal explains to a parent', () => {
  const table = readFileSync('docs/embedding.md', 'utf8');
  expect(Object.keys(PARENT_HINTS).filter((code) => !table.includes(`| \`${code}\` |`))).toEqual([]);
});
