import type { SignupRequest } from '../../../src/api/access/signupSchema.ts';
import { unprocessable } from '../refusal.ts';
import { documentName } from './documentName.ts';

export type SignupDocument = NonNullable<SignupRequest['document']>;

const LARGEST_BYTES = 4 * 1024 * 1024;
/** Browsers look for HTML at the start of a file (WHATWG, MIME Sniffing: 1,445 bytes). */
const SNIFFED = 2_048;
const MARKUP = /<(?:!doctype|\?php|html|head|body|script|iframe|svg|object|embed|style|a\s)/i;
const PNG_START = '89504e470d0a1a0a';
const PNG_END = '0000000049454e44ae426082';
const JPEG_START = 'ffd8ff';
const JPEG_END = 'ffd9';
/** A PDF may end with white space (ISO 32000-1, 7.5.5). */
const PDF_END = /%%EOF[\s\0]*$/;
const PDF_TAIL = 64;

const startsWith = (bytes: Buffer, hex: string) => bytes.toString('hex', 0, hex.length / 2) === hex;
const endsWith = (bytes: Buffer, hex: string) => bytes.toString('hex', bytes.length - hex.length / 2) === hex;

/** A file from its first to its last byte, so that nothing of another type is attached. */
const IS_WHOLE: Readonly<Record<SignupDocument['type'], (bytes: Buffer) => boolean>> = {
  'application/pdf': (bytes) =>
    bytes.toString('latin1', 0, 5) === '%PDF-' &&
    PDF_END.test(bytes.toString('latin1', bytes.length - PDF_TAIL)),
  'image/png': (bytes) => startsWith(bytes, PNG_START) && endsWith(bytes, PNG_END),
  'image/jpeg': (bytes) => startsWith(bytes, JPEG_START) && endsWith(bytes, JPEG_END),
};

/**
 * The document with a safe name; `content` is base64. Throws 422 `document_too_large`, or `document_type` for content that isn't of its type alone:
 * a file that another program reads as HTML or an archive is refused.
 */
export const checkDocument = ({ name, type, content }: SignupDocument): SignupDocument => {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > LARGEST_BYTES) throw unprocessable('document_too_large', 'document: at most 4 MB');
  // Not by a regular expression, which takes too much memory for megabytes.
  const isBase64 = bytes.toString('base64') === content;
  const isPure = isBase64 && IS_WHOLE[type](bytes) && !MARKUP.test(bytes.toString('latin1', 0, SNIFFED));
  if (!isPure) throw unprocessable('document_type', 'document: PDF, PNG or JPEG');
  return { name: documentName(name, type), type, content };
};
