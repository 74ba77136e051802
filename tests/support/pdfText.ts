import { inflateSync } from 'node:zlib';

/** As pdfkit writes them: a carriage return before the last line feed belongs to the compressed bytes. */
const STREAM = /stream\n([\s\S]*?)\nendstream/g;
const TEXT = /BT([\s\S]*?)ET/g;
const HEX = /<([0-9a-fA-F]+)>/g;
const decoder = new TextDecoder('windows-1252');

const inflate = (stream: string): string => {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
};

/** The texts of a PDF in the standard fonts, in the order of the file. */
export const pdfTexts = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(STREAM)].flatMap(([, stream = '']) =>
    [...inflate(stream).matchAll(TEXT)].map(([, textOperators = '']) =>
      [...textOperators.matchAll(HEX)]
        .map(([, hex = '']) => decoder.decode(Buffer.from(hex, 'hex')))
        .join(''),
    ),
  );

export const pdfPages = (pdf: Buffer): number =>
  [...pdf.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;

/** The numbers of structure elements by type. */
export const pdfElements = (pdf: Buffer): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const [, type = ''] of pdf.toString('latin1').matchAll(/\n\/S \/(\w+)/g)) {
    counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
};

/** The number of texts outside of marked content: neither read by screen readers nor left out as decoration. */
export const untaggedTexts = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(STREAM)].flatMap(([, stream = '']) => {
    let depth = 0;
    return (inflate(stream).match(/\bB[DM]C\b|\bEMC\b|\bBT\b[\s\S]*?\bET\b/g) ?? []).filter((operator) => {
      if (operator === 'BDC' || operator === 'BMC') depth += 1;
      else if (operator === 'EMC') depth -= 1;
      else return depth === 0;
      return false;
    });
  });
