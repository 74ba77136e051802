import type { Language } from '../../domain/tenant/language.ts';
import { REQUEST_TIMEOUT_MS } from '../requestTimeout.ts';

/**
 * Asks for the session of a parent's token while company and code are still loading; `refreshSession` reads the response.
 * `api`: the back office's base URL; `company`: the tenant's alias; `language`: in which the customer reads.
 */
export const requestSession = (
  api: string,
  { company, token, language }: { company: string; token: string; language: Language },
): Promise<Response> => {
  const response = fetch(`${api}/users/refresh`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-company': company,
      'accept-language': language,
      'x-portal-embedded': '1',
      authorization: `Bearer ${token}`,
    },
    body: '{}',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  response.catch(() => undefined);
  return response;
};
