import type { FastifyRequest } from 'fastify';

/** `device`: the User-Agent, empty when unknown. `country`: of its address, ISO 3166-1 alpha-2, empty when unknown. */
export type SessionDevice = { device: string; country: string };

const LONGEST_USER_AGENT = 300;

/** Cloudflare's XX is an unknown country, and its T1 is Tor. */
const COUNTRY = /^(?!XX$)[A-Z]{2}$/;

/** Reads the device of a request. The country is what the proxy says in `countryHeader`; without one it isn't known. */
export const createSessionDevice =
  (countryHeader: string | null) =>
  ({ headers }: Pick<FastifyRequest, 'headers'>): SessionDevice => {
    const said = countryHeader === null ? undefined : headers[countryHeader.toLowerCase()];
    const country = typeof said === 'string' ? said.toUpperCase() : '';
    return {
      device: (headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
      country: COUNTRY.test(country) ? country : '',
    };
  };
