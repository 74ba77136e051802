import { inflateSync } from 'node:zlib';

const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/g;
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
