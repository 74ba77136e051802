import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDERS = ['src', 'host-demo', 'e2e', 'tests'];
/** The planted citations stand here. */
const SELF = 'tests/boundaries/comments.test.ts';
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter(
  (file) => /\.(tsx?|mjs|cjs|rules|html)$/.test(file) && !file.includes('node_modules/') && file !== SELF,
);
const MIN_CITATIONS = 250;

const HEADINGS = new Set(
  [...readFileSync('docs/rules.md', 'utf8').matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) => heading),
);
const DECISIONS = readdirSync('docs/decisions').map((file) => `docs/decisions/${file}`);

/** Comments that begin a line, with what JSX puts around them, or end one. */
const COMMENT = /^[ \t]*\{?\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
const commentsOf = (text: string): string[] =>
  [...text.matchAll(COMMENT)].map(([comment]) => comment.replaceAll(/\s*\n\s*\*?\/?\s*/g, ' '));

/** `(rules: Totals)`, `(before tax; rules: Coupon, Totals)`: the only form of a citation. */
const CITATION = /\((?:[^()]*; )?rules: ([A-Z][^;()]*)\)/g;
const headingsCited = (comment: string): string[] =>
  [...comment.matchAll(CITATION)].flatMap(([, names = '']) => names.split(', '));

/** Other forms, and documents that aren't here. */
const ABSENT: readonly RegExp[] = [
  /\b[Rr]ules: [A-Z]/,
  /\b[Ss]pecification\b/,
  /§/,
  /\b([Aa]rchitecture|[Ee]mbedding|[Ee]xperience|[Pp]ayments|[Pp]erformance|[Tt]enants|[Tt]oolchain|[Ww]ords): [A-Z]/,
  /\b[Dd]esign: [a-z]+[);.]/,
  /\(embedding\)/,
  /\(issue: /,
  /\bissue \d/,
];
const DOCUMENT = /(?<![\w/.-])[\w./-]+\.md\b|\bdocs\/decisions\/\d{3}[\w-]*/g;
const isKnown = (document: string): boolean =>
  existsSync(document) || DECISIONS.some((decision) => decision.startsWith(document));

/** What a comment cites and no reader of the repository finds. */
const unknownIn = (comment: string): string[] => {
  const rest = comment.replaceAll(CITATION, '');
  return [
    ...headingsCited(comment).filter((heading) => !HEADINGS.has(heading)),
    ...ABSENT.flatMap((pattern) => pattern.exec(rest)?.[0] ?? []),
    ...[...rest.matchAll(DOCUMENT)].map(([document]) => document).filter((document) => !isKnown(document)),
  ];
};

test.each([
  ['/** The net (rules: Total). */', ['Total']],
  ['/** The net (rules: Coupon, Total). */', ['Total']],
  ['/** Rules: Totals. */', ['Rules: T']],
  ['/** The net, rules: Totals, 3. */', ['rules: T']],
  ['/** The net (specification §9). */', ['specification', '§']],
  ['/** As tall as its content (embedding: Size). */', ['embedding: S']],
  ['// The charges of tenants.md.', ['tenants.md']],
  ['/** Why (docs/decisions/999). */', ['docs/decisions/999']],
  ['/** The net (rules: Coupon, Totals), why (docs/decisions/025), how (docs/payments.md). */', []],
  ['/** Gross less discount (before tax; rules: May it be placed?). */', []],
])('what can be found of the citations in %s', (comment, unknown) => {
  expect(commentsOf(comment).flatMap(unknownIn)).toEqual(unknown);
});

test('a comment is read over its lines, at the end of a line, and in JSX', () => {
  const code = 'const a = 1; // one\n  /**\n   * two\n   * three\n   */\n<div>\n  {/* four */}\n</div>';
  expect(commentsOf(code).map((comment) => comment.trim())).toEqual([
    '// one',
    '/** two three',
    '{/* four */',
  ]);
});

test('every rule and document that comments cite is in the repository', () => {
  const comments = FILES.flatMap((file) =>
    commentsOf(readFileSync(file, 'utf8')).map((comment) => ({ file, comment })),
  );
  expect(comments.flatMap(({ comment }) => headingsCited(comment)).length).toBeGreaterThan(MIN_CITATIONS);
  const unknown = comments.flatMap(({ file, comment }) =>
    unknownIn(comment).map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

/** Lines of code for each doc comment in src and host-demo: it may rise. */
const LINES_PER_DOC_COMMENT = 30;
const DOC_COMMENT = /^[ \t]*\/\*\*/gm;

test('doc comments are few: those that repeat a name are left out', () => {
  const texts = FILES.filter((file) => /^(src|host-demo)\/.*\.tsx?$/.test(file)).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const lines = texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);
  const docComments = texts.reduce((sum, text) => sum + [...text.matchAll(DOC_COMMENT)].length, 0);
  expect(lines / docComments).toBeGreaterThanOrEqual(LINES_PER_DOC_COMMENT);
});
