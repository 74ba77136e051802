// What the checks judge: answers of the portal's host, fetched before.

export type Answer = {
  url: string;
  /** 0 without an answer. */
  status: number;
  /** By their names in small letters. */
  headers: Readonly<Record<string, string>>;
  body: string;
  failure: string | null;
};

type Question = { method?: string; headers?: Record<string, string> };

export type Ask = (url: string, question?: Question) => Promise<Answer>;

const ANSWER_MS = 15_000;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
};

/** Follows no redirect, and never throws. */
export const askOverHttp: Ask = async (url, question = {}) => {
  try {
    const response = await fetch(url, {
      ...question,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const headers = Object.fromEntries(response.headers);
    return { url, status: response.status, headers, body: await response.text(), failure: null };
  } catch (error) {
    return { url, status: 0, headers: {}, body: '', failure: reasonOf(error) };
  }
};

export const parseUrl = (text: string, base: string | URL): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in an answer; null when it has none. */
export const jsonOf = ({ body }: Answer): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(body);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
};
