/** 24 random hex digits. Works on pages without TLS, unlike `crypto.randomUUID`. */
export const newIdentifier = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
