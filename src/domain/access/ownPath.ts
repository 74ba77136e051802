/** Browsers drop tabs and line breaks from an address and read a backslash as a slash. */
const UNSAFE = /[\\\p{Cc}]/u;

const isDecodable = (path: string): boolean => {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
};

/** The text if it is a path of this portal; null for other addresses and for paths that no page can have. */
export const ownPath = (text: string | null): string | null =>
  text?.startsWith('/') && !text.startsWith('//') && !UNSAFE.test(text) && isDecodable(text) ? text : null;
