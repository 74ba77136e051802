import { unprocessable } from '../refusal.ts';

/** The largest document of a sign-up, bytes. */
const LARGEST = 4 * 1024 * 1024;
/** The first bytes of each type, in hexadecimal. */
const STARTS: Readonly<Record<string, string>> = {
  'application/pdf': '25504446',
  'image/png': '89504e47',
  'image/jpeg': 'ffd8ff',
};

/** `content` is base64. Throws 422 `document_too_large`, or `document_type` for content that isn't of its type. */
export const checkDocument = ({ type, content }: { type: string; content: string }): void => {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > LARGEST) throw unprocessable('document_too_large', 'document: at most 4 MB');
  const start = STARTS[type];
  // Not by a regular expression, which takes too much memory for megabytes.
  const isBase64 = bytes.toString('base64') === content;
  if (!isBase64 || !start || !bytes.toString('hex', 0, start.length / 2).startsWith(start)) {
    throw unprocessable('document_type', 'document: PDF, PNG or JPEG');
  }
};
