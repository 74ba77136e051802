import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Its files are checked with the real packages' types. */
const EXAMPLES = join(import.meta.dirname, 'readme');
const README = readFileSync(join(import.meta.dirname, '../../src/host-sdk/README.md'), 'utf8');

test('the code of the README about routers, tests and federation is what the type check reads', () => {
  const [, section = ''] = README.split('## An app with a router');
  const code = [...section.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  const examples = readdirSync(EXAMPLES).map((file) => readFileSync(join(EXAMPLES, file), 'utf8'));
  expect(code).toHaveLength(4);
  expect(code.toSorted()).toEqual(examples.toSorted());
});
