const OFFSET_BASIS = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const BITS = 64;
const RADIX = 36;

/** What names a customer in the keys of a browser's storage instead of the e-mail: its FNV-1a hash of 64 bits, whatever its case. */
export const ownerKey = (email: string): string => {
  let hash = OFFSET_BASIS;
  for (const byte of new TextEncoder().encode(email.toLowerCase())) {
    hash = BigInt.asUintN(BITS, (hash ^ BigInt(byte)) * PRIME);
  }
  return hash.toString(RADIX);
};
