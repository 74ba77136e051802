/** A search that isn't answered, in Elasticsearch's own words: `{error: {type, reason}, status}`. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
  readonly type: string;
  readonly status: number;

  constructor(type: string, reason: string, status = 400) {
    super(reason);
    this.type = type;
    this.status = status;
  }
}

/** What the request asks for isn't part of what this service speaks. */
export const unsupported = (what: string): SearchError => new SearchError('parsing_exception', what);

export const illegal = (reason: string): SearchError => new SearchError('illegal_argument_exception', reason);
