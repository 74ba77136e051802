import { readFileSync } from 'node:fs';
import * as openRpc from '@open-rpc/meta-schema';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { CONTRACT, readContract } from '../../.ci/contract.ts';

type Document = {
  methods: {
    name: string;
    tags: [{ name: string }];
    params: { schema: object }[];
    result: { schema: object };
    errors: { code: number; message: string }[];
    'x-capability': string;
  }[];
  components: object;
};

const published = readFileSync(CONTRACT, 'utf8');
const { methods, components }: Document = JSON.parse(published);
const methodOf = (name: string) => methods.find((method) => method.name === name);

/** Schemas refer to the document's components. */
const accepts = (schema: object | undefined, value: unknown): boolean =>
  new Ajv({ strict: false }).validate({ ...schema, components }, value);

test('the published contract is what the types say', async () => {
  const advice = 'The contract has changed. `npm run contract` writes src/host-sdk/openrpc.json anew';
  expect(await readContract(), advice).toBe(published);
});

// The package's types don't name it. It refers to two others by address: JSON Schema's own, and a part of it that says what a reference is.
const REFERENCE = 'https://meta.json-schema.tools/#/definitions/JSONSchemaObject/properties/$ref';
const metaSchema: object = JSON.parse(
  JSON.stringify(Reflect.get(openRpc, 'openrpcDocument')).replaceAll(
    `{"$ref":"${REFERENCE}"}`,
    '{"type":"string"}',
  ),
);

test('it is an OpenRPC document, and its schemas are JSON schemas', () => {
  const ajv = new Ajv({ strict: false, validateSchema: false, logger: false, validateFormats: false });
  ajv.addSchema({ $id: 'https://meta.json-schema.tools', $ref: 'http://json-schema.org/draft-07/schema#' });
  const validate = ajv.compile(metaSchema);
  validate(JSON.parse(published));
  expect(validate.errors).toBeNull();
  expect(validate({ ...JSON.parse(published), methods: [{ name: 'hello' }] })).toBe(false);
});

test('it has every call of both directions, and says which are capabilities', () => {
  const rows = methods.map(({ name, tags: [tag], 'x-capability': kind }) => [tag.name, name, kind]);
  expect(rows).toEqual(
    expect.arrayContaining([
      ['portal to parent', 'hello', 'required'],
      ['portal to parent', 'getToken', 'optional'],
      ['portal to parent', 'event', 'optional'],
      ['portal to parent', 'leaveForPayment', 'optional'],
      ['portal to parent', 'linkFor', 'optional'],
      ['portal to parent', 'requestDisplayMode', 'optional'],
      ['parent to portal', 'navigate', 'optional'],
      ['parent to portal', 'update', 'optional'],
      ['parent to portal', 'destroy', 'optional'],
    ]),
  );
  expect(rows.filter(([, , kind]) => kind === 'required')).toEqual([
    ['portal to parent', 'hello', 'required'],
  ]);
});

describe('a schema takes what the guards take, and nothing of another form', () => {
  const HELLO = { protocol: 1, capabilities: ['navigate'] };
  const SETTINGS = { context: {}, theme: {}, navigation: { bar: ['home'] }, size: { mode: 'fixed' } };
  const messages: [call: string, right: unknown, wrong: unknown][] = [
    ['hello', HELLO, { protocol: '1', capabilities: [] }],
    ['getToken', { reason: 'expiring' }, { reason: 'bored' }],
    [
      'event',
      { name: 'cart', detail: { count: 1, total: '$1.00', currency: 'USD' } },
      { name: 'cart', detail: { count: '1' } },
    ],
    [
      'leaveForPayment',
      { url: 'https://bank.test', paymentId: '1', nonce: 'a' },
      { url: 'https://bank.test' },
    ],
    ['navigate', { to: 'product', id: 118 }, { to: 'product' }],
    ['update', { theme: { scheme: 'dark' } }, { theme: { scheme: 'darker' } }],
  ];
  for (const [call, right, wrong] of messages) {
    test(`the message of ${call}`, () => {
      const schema = methodOf(call)?.params[0]?.schema;
      expect([accepts(schema, right), accepts(schema, wrong)]).toEqual([true, false]);
    });
  }

  test('an answer is a value or a failure that is listed', () => {
    const welcome = { ...HELLO, settings: SETTINGS, callMs: 5_000 };
    const { result, errors } = methodOf('hello') ?? {};
    expect(errors?.map(({ message }) => message)).toEqual(['incompatible', 'malformed']);
    expect(accepts(result?.schema, { ok: true, value: welcome })).toBe(true);
    expect(accepts(result?.schema, { ok: true, value: HELLO })).toBe(false);
    expect(accepts(result?.schema, { ok: false, code: 'incompatible' })).toBe(true);
    expect(accepts(result?.schema, { ok: false, code: 'refused' })).toBe(false);
  });
});
