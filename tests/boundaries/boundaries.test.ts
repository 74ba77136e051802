import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Each import rule reports a violation that is planted for it, and the check reads the whole tree. */

const config: IConfiguration = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
const rules = (config.forbidden ?? []).map(({ name }) => name ?? '');

const violations: Record<string, { file: string; imports: string; isType?: boolean }> = {
  'no-cycles': { file: 'src/domain/planted.ts', imports: './plantedToo.ts', isType: true },
  'no-unresolved': { file: 'src/domain/planted.ts', imports: './nowhere.ts' },
  'domain-is-pure': { file: 'src/domain/planted.ts', imports: 'valibot' },
  'design-system-knows-no-business': { file: 'src/design-system/planted.ts', imports: '../domain/target.ts' },
  'api-speaks-the-wire': { file: 'src/api/planted.ts', imports: '../state/target.ts' },
  'bridge-speaks-to-the-parent': { file: 'src/bridge/planted.ts', imports: '../state/target.ts' },
  'sync-rules-are-pure': { file: 'src/sync/rules/planted.ts', imports: '../engine/target.ts' },
  'sync-stores-keep-documents': { file: 'src/sync/stores/planted.ts', imports: '../engine/target.ts' },
  'sync-engine-knows-no-store': { file: 'src/sync/engine/planted.ts', imports: '../stores/target.ts' },
  'platform-is-the-outside': { file: 'src/platform/planted.ts', imports: '../api/target.ts' },
  'service-worker-runs-alone': { file: 'src/serviceWorker/planted.ts', imports: '../api/target.ts' },
  'host-sdk-ships-alone': { file: 'src/host-sdk/planted.ts', imports: '../domain/target.ts' },
  'host-sdk-react-in-one-file': { file: 'src/host-sdk/planted.ts', imports: 'react' },
  'state-decides': { file: 'src/state/planted.ts', imports: '../screens/area/target.ts' },
  'state-react-in-hooks': { file: 'src/state/planted.ts', imports: 'react' },
  'components-live-on-props': { file: 'src/components/planted.ts', imports: '../state/target.ts' },
  'routing-knows-paths': { file: 'src/routing/planted.ts', imports: '../state/target.ts' },
  'widgets-are-shared-parts': {
    file: 'src/widgets/area/planted.ts',
    imports: '../../screens/area/target.ts',
  },
  'screens-compose': { file: 'src/screens/area/planted.ts', imports: '../../api/target.ts' },
  'screens-are-strangers': { file: 'src/screens/other/planted.ts', imports: '../area/target.ts' },
  'card-page-stands-alone': { file: 'src/cardPage/planted.ts', imports: '../state/target.ts' },
  'card-page-without-libraries': { file: 'src/entries/cardPage.ts', imports: '../domain/usesLibrary.ts' },
  'nothing-enters-the-app': { file: 'src/state/planted.ts', imports: '../app/target.ts' },
  'product-knows-no-demo': { file: 'src/state/planted.ts', imports: '../../host-demo/target.ts' },
  'axios-in-http': { file: 'src/api/planted.ts', imports: 'axios' },
  'penpal-at-the-bridge': { file: 'src/app/planted.ts', imports: 'penpal' },
  'decimals-in-domain': { file: 'src/app/planted.ts', imports: 'big.js' },
  'server-takes-schemas': { file: 'host-demo/server/planted.ts', imports: '../../src/domain/target.ts' },
  'server-takes-domain-types': { file: 'host-demo/server/planted.ts', imports: '../../src/state/target.ts' },
  'shell-is-a-parent': { file: 'host-demo/shell/planted.ts', imports: '../../src/state/target.ts' },
  'journeys-know-no-code': { file: 'e2e/planted.ts', imports: '../src/domain/target.ts' },
};

const targets = [
  'src/domain/target.ts',
  'src/api/target.ts',
  'src/state/target.ts',
  'src/app/target.ts',
  'src/sync/engine/target.ts',
  'src/sync/stores/target.ts',
  'src/screens/area/target.ts',
  'host-demo/target.ts',
  'e2e/target.ts',
];

const packages = ['valibot', 'react', 'axios', 'penpal', 'big.js'];

/** All code files; the check must have read each. */
const filesOf = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
      .map((file) => `${folder}/${file}`),
  );

const namedPackages = [
  ...JSON.stringify(config.forbidden, (_, value) =>
    value instanceof RegExp ? value.source : value,
  ).matchAll(/\^node_modules\/\(@types\/\)\?\(([^)]*)\)/g),
].flatMap(([, names = '']) => names.replaceAll('\\', '').split('|'));

const isResult = (output: unknown): output is ICruiseResult =>
  typeof output === 'object' && output !== null && 'summary' in output;

const read = async (folders: string[], baseDir: string): Promise<ICruiseResult> => {
  const { output } = await cruise(folders, {
    ...config.options,
    tsConfig: { fileName: resolve('tsconfig.json') },
    baseDir,
    validate: true,
    ruleSet: { forbidden: config.forbidden ?? [] },
  });
  if (!isResult(output)) throw new Error('dependency-cruiser answered with something else than a result');
  return output;
};

let folder = '';

const plant = async (file: string, text: string) => {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
};

/** Each rule has its own file, so that all of them are checked in one run. */
const fileOf = (rule: string) => violations[rule]?.file.replace('planted', `planted-${rule}`) ?? '';

let brokenRules: ReadonlySet<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boundaries-'));
  for (const name of packages) {
    await plant(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
    );
    await plant(`node_modules/${name}/index.js`, '');
  }
  for (const target of targets) await plant(target, 'export const target = 1;\n');
  await plant(
    'src/domain/plantedToo.ts',
    `import type { planted as other } from '../../${fileOf('no-cycles')}';\nexport const planted: typeof other = 1;\n`,
  );
  await plant('src/domain/usesLibrary.ts', "import 'valibot';\n");
  for (const [rule, { imports, isType }] of Object.entries(violations)) {
    const start = isType ? 'import type { planted as other } from' : 'import';
    const value = isType ? 'planted: typeof other' : 'planted';
    await plant(fileOf(rule), `${start} '${imports}';\nexport const ${value} = 1;\n`);
  }
  const { summary } = await read(['src', 'host-demo', 'e2e'], folder);
  brokenRules = new Set(summary.violations.map((violation) => `${violation.rule.name}: ${violation.from}`));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the rules on imports', () => {
  test('every rule has a planted violation', () => {
    expect(Object.keys(violations).toSorted()).toEqual(rules.toSorted());
  });

  test.each(Object.keys(violations))('%s reports its violation', (rule) => {
    expect([...brokenRules]).toContain(`${rule}: ${fileOf(rule)}`);
  });

  test('every package that a rule names is used by this project', () => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(namedPackages.length).toBeGreaterThan(0);
    const used = Object.keys({ ...dependencies, ...devDependencies });
    expect(namedPackages.filter((name) => !used.includes(name))).toEqual([]);
  });

  test('the real tree breaks no rule, and all of it is read', async () => {
    const folders = ['src', 'host-demo', 'tests', 'e2e'];
    const { summary, modules } = await read(folders, resolve('.'));
    expect(summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
    const readFiles = new Set(modules.map(({ source }) => source));
    expect(filesOf(folders).filter((file) => !readFiles.has(file))).toEqual([]);
  });
});
