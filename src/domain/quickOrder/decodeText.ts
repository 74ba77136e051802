const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** Most characters of a list are ASCII: in UTF-16 every second byte is 0. */
const looksLikeUtf16 = (bytes: Uint8Array, zeroAt: 0 | 1): boolean => {
  const sample = bytes.slice(0, 64);
  const pairs = Math.floor(sample.length / 2);
  const zeros = sample.filter((byte, at) => byte === 0 && at % 2 === zeroAt).length;
  return pairs >= 2 && zeros > pairs / 2;
};

const encodingOf = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' => {
  if (startsWith(bytes, 0xff, 0xfe) || looksLikeUtf16(bytes, 1)) return 'utf-16le';
  return startsWith(bytes, 0xfe, 0xff) || looksLikeUtf16(bytes, 0) ? 'utf-16be' : 'utf-8';
};

/** The text of a file: by its byte order mark, else UTF-16 by its zeros, UTF-8, or what Windows writes (windows-1252). */
export const decodeText = (bytes: Uint8Array): string => {
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
