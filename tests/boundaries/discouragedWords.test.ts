import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { discouragedNames, glossaryWords, readDiscouragedWords } from './discouragedWords.ts';

const FOLDERS = ['src', 'host-demo', 'tests', 'e2e'];
/** Fewer files mean that the check doesn't read the tree. */
const MIN_FILES = 1_000;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`),
);

const LIST = [
  'Nothing of before',
  '',
  '## Discouraged words',
  '',
  '| word | where | use instead |',
  '|---|---|---|',
  '| `Parcel` | any part | `Submission` |',
  '| `Entry` | whole name | `AuthGate` |',
  '| `MOST` | any part | `MAX_…` |',
  '| `whatIsShort` | any part | `stockShortfall` |',
  '',
  '## Another section',
  '| `Other` | any part | nothing |',
].join('\n');

const describeFindings = (file: string, text: string) =>
  discouragedNames(file, text, readDiscouragedWords(LIST)).map(
    ({ file: path, line, name, instead }) => `${path}:${line} ${name}: use ${instead}`,
  );

describe('discouraged words', () => {
  test.each([
    ['type Parcel = {};', 'Parcel', '`Submission`'],
    ['const sentParcel = 1;', 'sentParcel', '`Submission`'],
    ['const f = (parcel: string) => 1;', 'parcel', '`Submission`'],
    ['const { a: parcel } = b;', 'parcel', '`Submission`'],
    ['type T = { parcelOf(): void };', 'parcelOf', '`Submission`'],
    ['const o = { parcel: 1 };', 'parcel', '`Submission`'],
    ['function Entry() {}', 'Entry', '`AuthGate`'],
    ['const MOST_TRIES = 8;', 'MOST_TRIES', '`MAX_…`'],
    ['const x = whatIsShortHere => 1;', 'whatIsShortHere', '`stockShortfall`'],
  ])('%s is refused', (text, name, instead) => {
    expect(describeFindings('src/planted.ts', `\n${text}`)).toEqual([
      `src/planted.ts:2 ${name}: use ${instead}`,
    ]);
  });

  test('a file is refused for its own name', () => {
    expect(describeFindings('src/state/sentParcel.test.ts', '')).toEqual([
      'src/state/sentParcel.test.ts:1 sentParcel: use `Submission`',
    ]);
  });

  test('other words, texts, comments and imported names are accepted', () => {
    const text = "// Parcel\nconst parcels = 'Parcel' + order.parcel; const cartEntry = 1; const most = 2;";
    expect(describeFindings('src/fine.ts', text)).toEqual([]);
  });

  test('a row that can’t be read is an error', () => {
    expect(() => readDiscouragedWords(LIST.replace('whole name', 'now and then'))).toThrow('Entry');
  });

  test('no name in the tree uses one', () => {
    const words = glossaryWords();
    expect(words.length).toBeGreaterThan(0);
    expect(files.length).toBeGreaterThan(MIN_FILES);
    const findings = files.flatMap((file) => discouragedNames(file, readFileSync(file, 'utf8'), words));
    expect(
      findings.map(({ file, line, name, instead }) => `${file}:${line} ${name}: use ${instead}`),
    ).toEqual([]);
  });
});
