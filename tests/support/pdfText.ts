import { inflateSync } from 'node:zlib';

const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/g;
const TEXT = /BT([\s\S]*?)ET/g;
const HEX = /<([0-9a-fA-F]+)>/g;
const windows = new TextDecoder('windows-1252');

const inflated = (stream: string): string => {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
};

/** The texts of a PDF in the standard fonts, one of each piece that was set, in the order of the file. */
export const pdfTexts = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(STREAM)].flatMap(([, stream = '']) =>
    [...inflated(stream).matchAll(TEXT)].map(([, set = '']) =>
      [...set.matchAll(HEX)].map(([, hex = '']) => windows.decode(Buffer.from(hex, 'hex'))).join(''),
    ),
  );

/** How many pages it says it has. */
export const pdfPages = (pdf: Buffer): number =>
  [...pdf.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;
