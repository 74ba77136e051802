const MAX_LOGO_BYTES = 1_000_000;
const TIMEOUT_MS = 5_000;

/** The bytes of a company's logo; null when it has none, doesn't come in time or is too large. */
export const loadLogo = async (url: string): Promise<Buffer | null> => {
  if (!/^https?:/.test(url)) return null;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (!response.ok || !response.body) return null;
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body) {
      length += chunk.length;
      if (length > MAX_LOGO_BYTES) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch {
    return null;
  }
};
