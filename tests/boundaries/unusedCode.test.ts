import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** knip with the real configuration reports planted exports that nothing uses, or only tests. */

const FILES = {
  'src/entries/standalone.ts': "import { used } from '../planted.ts';\nused();\n",
  'src/entries/mount.tsx': "import { used } from '../planted.ts';\nused();\n",
  'src/planted.ts':
    'export const used = () => 1;\nexport const unused = () => 2;\nexport const onlyTested = () => 3;\n',
  'tests/planted.test.ts': "import { onlyTested } from '../src/planted.ts';\nonlyTested();\n",
  'package.json': '{ "name": "planted", "type": "module", "devDependencies": { "vitest": "*" } }',
};

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unused-'));
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  for (const file of ['.knip.json', 'tsconfig.json', 'tests/vitest.config.ts']) {
    await copyFile(file, join(folder, file));
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const reported = (args: readonly string[]): Promise<string[]> =>
  new Promise((done, fail) => {
    const knip = resolve('node_modules/.bin/knip');
    execFile(knip, [...args, '--reporter', 'json'], { cwd: folder }, (_, output, errorOutput) => {
      if (!output.trim().startsWith('{')) return fail(new Error(errorOutput || output));
      const { issues }: { issues: { file: string; exports?: { name: string }[] }[] } = JSON.parse(output);
      const planted = issues.find(({ file }) => file === 'src/planted.ts');
      done((planted?.exports ?? []).map(({ name }) => name));
    });
  });

test('an unused export is reported', async () => {
  expect(await reported([])).toEqual(['unused']);
});

test('an export that only tests use is reported', async () => {
  expect(await reported(['--production'])).toEqual(['unused', 'onlyTested']);
});
