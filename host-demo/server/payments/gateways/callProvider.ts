/** `lost`: none in time, or none that can be read; the call may have worked. `not_sent`: nobody was reached, so nothing was done. */
export type ProviderAnswer = { status: number; body: unknown } | 'lost' | 'not_sent';

const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

const codeOf = (error: unknown): unknown =>
  error instanceof Error && typeof error.cause === 'object' && error.cause !== null && 'code' in error.cause
    ? error.cause.code
    : undefined;

/** One call of a provider, with JSON both ways and a time limit in ms. It is never repeated, never logged, and throws nothing. */
export const callProvider = async (
  url: string,
  {
    method = 'POST',
    headers = {},
    body,
    timeoutMs,
  }: { method?: string; headers?: Record<string, string>; body?: unknown; timeoutMs: number },
): Promise<ProviderAnswer> => {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    // Authorize.Net's answers begin with a byte-order mark.
    const json = text.replace(/^\uFEFF/, '');
    return { status: response.status, body: json === '' ? null : JSON.parse(json) };
  } catch (error) {
    return UNREACHED.includes(String(codeOf(error))) ? 'not_sent' : 'lost';
  }
};
