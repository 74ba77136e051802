import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Its files are checked with the real packages' types. */
const EXAMPLES = join(import.meta.dirname, 'readme');
const textOf = (document: string) => readFileSync(join(import.meta.dirname, '../..', document), 'utf8');
const codeIn = (text: string) => [...text.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code = '']) => code);

test('the code of the documents about routers, leaving, tests and federation is what the type check reads', () => {
  const [, routersOn = ''] = textOf('src/host-sdk/README.md').split('## An app with a router');
  const [, leaving = ''] = textOf('docs/embedding.md').split(
    /^## (?=Before your customer leaves)|^## (?=The package)/m,
  );
  const code = [...codeIn(routersOn), ...codeIn(leaving)];
  const examples = readdirSync(EXAMPLES).map((file) => readFileSync(join(EXAMPLES, file), 'utf8'));
  expect(code).toHaveLength(5);
  expect(code.toSorted()).toEqual(examples.toSorted());
});
