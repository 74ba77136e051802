import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createPdfRenderer } from '../../../../host-demo/server/pdf/pdfRenderer.ts';
import { board, documentFacts, row } from '../../../support/documentFacts.ts';
import { pdfTexts } from '../../../support/pdfText.ts';

let renderer: ReturnType<typeof createPdfRenderer>;
afterEach(() => renderer.close());
afterEach(() => vi.restoreAllMocks());

const withNote = (remark: string) => documentFacts({}, { header: { ...row.header, remark } });
const longDocument = () => documentFacts({ lines: Array.from({ length: 500 }, () => board) });

test('a note of 5,000 letters without a space is printed letter by letter', async () => {
  renderer = createPdfRenderer();
  const pdf = await renderer.render(withNote('W'.repeat(5000)));
  const letters = pdfTexts(pdf).filter((text) => /^W+$/.test(text));
  expect(letters.join('')).toBe('W'.repeat(5000));
});

test('while a long document is made, this thread does other work', async () => {
  renderer = createPdfRenderer();
  await renderer.render(withNote('The first document starts the worker'));
  let isDone = false;
  const pdf = renderer.render(longDocument()).then(() => {
    isDone = true;
  });
  let turns = 0;
  while (!isDone) {
    await nextTurn();
    turns += 1;
  }
  // In this thread it would take a few, between its parts.
  expect(turns).toBeGreaterThan(20);
  await pdf;
});

test('too many documents at once are refused, and can be asked for again', async () => {
  renderer = createPdfRenderer({ workers: 1, queue: 2 });
  const asked = Array.from({ length: 5 }, () => renderer.render(withNote('x')));
  const results = await Promise.allSettled(asked);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  await expect(asked.at(-1)).rejects.toMatchObject({ status: 503, code: 'busy', retryAfter: 5 });
  expect(pdfTexts(await renderer.render(withNote('again')))).toContain('again');
});

test('a document that takes too long is ended, and the next one is made by another worker', async () => {
  renderer = createPdfRenderer({ workers: 1, timeLimit: 120_000 });
  await renderer.render(withNote('The first document starts the worker'));
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  const endless = documentFacts({ lines: Array.from({ length: 60_000 }, () => board) });
  const rendering = renderer.render(endless);
  limit.abort();
  await expect(rendering).rejects.toMatchObject({ status: 503, code: 'timeout', retryAfter: 5 });
  expect(pdfTexts(await renderer.render(withNote('next')))).toContain('next');
});
