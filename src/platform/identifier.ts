/** A name that nothing else has: for an open session, an event, a key. Works on pages without TLS too. */
export const newIdentifier = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
