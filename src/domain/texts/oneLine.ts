/** Control characters, line breaks among them, and those that turn the direction of writing. */
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

export const isOneLine = (text: string): boolean => !UNWANTED.test(text);
