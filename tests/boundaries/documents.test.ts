import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDERS = ['.ci', 'docs', 'e2e', 'host-demo', 'locales', 'public', 'src', 'tests'];
const FILES = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ),
].filter((file) => !file.includes('node_modules/'));
/** What the build makes and documents name. */
const BUILT = [
  'workers/altcha.js',
  'workers/barcode.js',
  'workers/list.js',
  'remote/remoteEntry.js',
  'remote/self-contained/mount.js',
];
const PATHS = [...FILES, ...BUILT.map((file) => `dist/portal/${file}`)].map((file) => `/${file}/`);
const SCRIPTS: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

const DOCUMENT = /^(README\.md|docs\/.*\.md|src\/(host-sdk|sync)\/README\.md)$/;
const MIN_DOCUMENTS = 40;
const FENCED = /```[\s\S]*?```/g;
const CODE = /`([^`\n]+)`/g;
const WITH_ENDING = /^(\.?[\w-][\w./-]*\/[\w.-]+\.[a-z]{2,4}|[\w.-]+\.tsx?)$/;
const IN_PROJECT = /^(src|host-demo|docs|tests|e2e)\//;
/** What a document leaves open: `src/api/<area>`, `host-demo/seeds/{tenant}/pages`. */
const PLACEHOLDER = /<[^>]*>|\{[^}]*\}/;

const pathsOf = (text: string): string[] =>
  [...text.replaceAll(FENCED, '').matchAll(CODE)]
    .map(([, code = '']) => code)
    .filter((code) => WITH_ENDING.test(code) || IN_PROJECT.test(code));

/** A document may leave out the first folders of a path: `domain/pricing/priceLine.ts`. */
const exists = (path: string): boolean => {
  const parts = path.replace(/\/$/, '').split(PLACEHOLDER);
  return PATHS.some((known) => {
    const start = known.indexOf(`/${parts[0]}${parts.length > 1 ? '' : '/'}`);
    return start >= 0 && parts.every((part) => known.slice(start).includes(part));
  });
};

const linksOf = (text: string, document: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^https?:/.test(link))
    .map((link) => new URL(link, `file:///${document}`).pathname.slice(1));

/** A heading as a link names it: `May it be placed?` is `may-it-be-placed`. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Links to headings that their document doesn't have. */
const missingAnchorsIn = (text: string, document: string): string[] =>
  [...text.replaceAll(FENCED, '').matchAll(/\]\(([^)#\s:]*)#([^)\s]+)\)/g)].flatMap(
    ([, path = '', anchor = '']) => {
      const target = path && new URL(path, `file:///${document}`).pathname.slice(1);
      if (target && !FILES.includes(target)) return [];
      const linked = target ? readFileSync(target, 'utf8') : text;
      const anchors = [...linked.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
      return anchors.includes(anchor) ? [] : [`${path}#${anchor}`];
    },
  );

const scriptsOf = (text: string): string[] =>
  [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, script = '']) => script);

/** What a document names and isn't there. */
const missingIn = (text: string, document: string): string[] => [
  ...pathsOf(text).filter((path) => !exists(path)),
  ...linksOf(text, document).filter((link) => !PATHS.some((known) => known.startsWith(`/${link}`))),
  ...missingAnchorsIn(text, document),
  ...scriptsOf(text)
    .filter((script) => !(script in SCRIPTS))
    .map((script) => `npm run ${script}`),
];

test.each([
  ['a file', 'See `src/domain/pricing/priceLines.ts`.', ['src/domain/pricing/priceLines.ts']],
  ['a file without its first folder', 'See `pricing/priceLines.ts`.', ['pricing/priceLines.ts']],
  ['a file without its folder', 'See `priceLines.ts`.', ['priceLines.ts']],
  ['a folder', 'See `host-demo/backend` and `tests/contracts/`.', ['host-demo/backend', 'tests/contracts/']],
  ['a folder with a placeholder', 'See `src/apis/<area>`.', ['src/apis/<area>']],
  ['a link', 'See [why](decisions/031-nothing.md).', ['docs/decisions/031-nothing.md']],
  ['a heading', '# One\n\nSee [two](#two), [one](#one).', ['#two']],
  ['a heading of another document', 'See [the cart](rules.md#the-cart).', ['rules.md#the-cart']],
  ['a script', 'Run `npm run tests`.', ['npm run tests']],
  [
    'nothing',
    'See `pricing/priceLine.ts`, `src/api/<area>`, `e2e/`, [README](../README.md), [why](rules.md#may-it-be-placed), `text/html`, `npm run bench`.',
    [],
  ],
])('a document that names %s that is missing is found', (_, text, missing) => {
  expect(missingIn(text, 'docs/planted.md')).toEqual(missing);
});

test('every file, link and script that the documents name exists', () => {
  const documents = FILES.filter((file) => DOCUMENT.test(file));
  expect(documents.length).toBeGreaterThan(MIN_DOCUMENTS);
  const missing = documents.flatMap((document) =>
    missingIn(readFileSync(document, 'utf8'), document).map((name) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every document that code names exists', () => {
  const code = FILES.filter(
    (file) => /\.(tsx?|mjs|cjs|yaml)$/.test(file) && !file.startsWith('tests/boundaries/'),
  );
  const named = code.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/docs\/[\w./-]+\.(?:md|json|png)/g)].map(
      ([document]) => `${file}: ${document}`,
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !FILES.includes(name.split(': ')[1] ?? ''))).toEqual([]);
});
