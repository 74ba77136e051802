/** SHA-256 in hexadecimal digits. Pages without HTTPS can't, except on this machine. */
export const hexDigest = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
