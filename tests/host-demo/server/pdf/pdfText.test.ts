import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfTexts } from '../../../support/pdfText.ts';

test('the texts of a PDF are read whatever the last compressed byte is', () => {
  const lastBytes = new Set<number>();
  for (let length = 1; length <= 3 * 256; length += 1) {
    const words = 'a'.repeat(length);
    const compressed = deflateSync(`BT <${Buffer.from(words).toString('hex')}> Tj ET`);
    lastBytes.add(compressed.at(-1) ?? 0);
    const pdf = Buffer.concat([Buffer.from('stream\n'), compressed, Buffer.from('\nendstream')]);
    expect(pdfTexts(pdf)).toEqual([words]);
  }
  expect([...lastBytes]).toEqual(expect.arrayContaining([0x0a, 0x0d]));
});
