/** An error in Elasticsearch's format: `{error: {type, reason}, status}`. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
  readonly type: string;
  readonly status: number;
  /** Retry-After in seconds. */
  readonly retryAfter: number | null;

  constructor(type: string, reason: string, status = 400, retryAfter: number | null = null) {
    super(reason);
    this.type = type;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export const unsupported = (what: string): SearchError => new SearchError('parsing_exception', what);

export const illegal = (reason: string): SearchError => new SearchError('illegal_argument_exception', reason);
