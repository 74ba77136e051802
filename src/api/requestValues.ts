import * as v from 'valibot';
import { isOneLine } from '../domain/texts/oneLine.ts';
import { requestText } from './wire.ts';

// Apart from the responses: only the back end checks requests, the portal takes their types.

/** Figures have at most this many characters when they are sent as text. */
const NUMBER_MAX_LENGTH = 64;
const ORDER_NUMBER_MAX_LENGTH = 64;

/** Characters of what isn't typed: codes, names, descriptions and URLs of pictures, and encoded details. */
export const CODE_MAX_LENGTH = 64;
export const NAME_MAX_LENGTH = 250;
export const LONG_TEXT_MAX_LENGTH = 2000;
export const JSON_MAX_LENGTH = 20_000;

/** A text of at most this many UTF-16 units; absent and null become empty. */
export const limitedText = (maxLength: number) => v.pipe(requestText, v.maxLength(maxLength));

/** A text of one line: tabs become spaces, and line breaks and other control characters are refused. */
export const oneLine = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\t', ' ')),
  v.check(isOneLine, 'a text of one line is needed'),
);

export const lineText = (maxLength: number) => v.pipe(limitedText(maxLength), oneLine);

export const neededText = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxLength), oneLine);

/** A number as number or text, unchanged; anything else is refused. */
export const requestNumber = v.optional(
  v.nullable(v.union([v.number(), v.pipe(v.string(), v.maxLength(NUMBER_MAX_LENGTH))])),
  null,
);

/** Letters, digits and dashes, because a number is in subjects of e-mails and in names of files. */
export const orderNumberText = v.pipe(
  v.string(),
  v.maxLength(ORDER_NUMBER_MAX_LENGTH),
  v.regex(/^[A-Za-z0-9-]+$/, 'letters, digits and dashes only'),
);
