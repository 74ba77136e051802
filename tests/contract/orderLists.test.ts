import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoTenants } from '../../host-demo/seeds/index.ts';
import { readPdf } from '../../src/platform/lists/loadPdfReader.ts';
import { readListSource } from '../../src/platform/lists/readListSource.ts';
import { readSheetLines } from '../../src/platform/lists/readSheetLines.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { createPortalClient } from '../support/backEnd/portalClient.ts';
import { type Classified, classifyRows, type Outcome } from '../support/orderLists/classifyRows.ts';
import { importList } from '../support/orderLists/importList.ts';
import { type OrderList, orderLists } from '../support/orderLists/orderLists.ts';

const ALMOST_ALL = 0.98;
const MOST = 0.9;
/** Rows to remove by hand, of all. */
const FEW = 0.02;
const COUNTS = ['rows', 'right', 'asked', 'wrong', 'lost', 'extra'] as const;
const NOTHING = { settled: [], toFix: [], told: [] };

type Result = Classified & { list: OrderList };

let backEnd: BackEnd;
const results: Result[] = [];

const importAll = async (): Promise<void> => {
  const { http } = await createPortalClient(backEnd.address, 'demo', 'buyer@demo.test');
  for (const list of orderLists()) {
    const read = await readListSource(list.content, { readSheet: readSheetLines, readPdf });
    const imported = read.ok ? await importList(http, read.list) : NOTHING;
    const classified = classifyRows(list.rows, imported);
    const reason = read.ok ? undefined : read.reason;
    if (reason !== list.refused) classified.faults.push(`refused: ${reason}`);
    results.push({ list, ...classified });
  }
};

beforeAll(async () => {
  backEnd = await startBackEnd({ seeds: demoTenants({ products: 260 }) });
  await importAll();
});
afterAll(() => backEnd.close());

const sumOf = (some: readonly Result[]): Outcome & { documents: number } => {
  const sum = (count: keyof Outcome) => some.reduce((total, { outcome }) => total + outcome[count], 0);
  const [rows, right, asked, wrong, lost, extra] = COUNTS.map(sum);
  return {
    documents: some.length,
    rows: rows ?? 0,
    right: right ?? 0,
    asked: asked ?? 0,
    wrong: wrong ?? 0,
    lost: lost ?? 0,
    extra: extra ?? 0,
  };
};

const printTable = (): void => {
  const lineOf = (name: string, some: readonly Result[]) => {
    const sum = sumOf(some);
    return [sum.documents, ...COUNTS.map((count) => sum[count])]
      .map((cell) => String(cell).padStart(10))
      .reduce((line, cell) => line + cell, name.padEnd(12));
  };
  const groups = Map.groupBy(results, ({ list }) => `${list.kind} ${list.language}`);
  const heads = ['documents', ...COUNTS].map((head) => head.padStart(10)).join('');
  const lines = [...groups].map(([name, some]) => lineOf(name, some));
  process.stdout.write(`\n${''.padEnd(12)}${heads}\n${lines.join('\n')}\n${lineOf('all', results)}\n`);
};

describe('the order lists of other programs', () => {
  test('are a hundred, a third in each language', () => {
    const languages = Map.groupBy(results, ({ list }) => list.language);
    expect(results).toHaveLength(100);
    for (const [language, some] of languages) expect(some.length, language).toBeGreaterThanOrEqual(30);
    printTable();
  });

  test('are never taken for something else, and no row of theirs gets lost', () => {
    expect(results.flatMap(({ list, faults }) => faults.map((fault) => `${list.file}: ${fault}`))).toEqual(
      [],
    );
  });

  test('are read as they are meant, with few questions', () => {
    const { rows, right, asked, extra } = sumOf(results);
    expect((right + asked) / rows).toBeGreaterThanOrEqual(ALMOST_ALL);
    expect(right / rows).toBeGreaterThanOrEqual(MOST);
    expect(extra / rows).toBeLessThanOrEqual(FEW);
  });
});
