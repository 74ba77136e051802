import type { FastifyRequest, FastifyServerOptions } from 'fastify';

export type LogOptions = {
  level: 'silent' | 'warn' | 'info';
  /** Default: the standard output. */
  stream?: { write(line: string): void } | undefined;
};

/** A PDF link gives access without a session, so its encrypted id is a secret; and so is whatever has the form of a token. */
const SECRET_IN_URL = /[\w-]{40,}(\.[\w-]+)*/g;

/** An address as it may be logged: without the secrets of links, and without the query, which has what customers type. */
const loggedUrl = (url: string): string => {
  const [path = ''] = url.split('?');
  return path.replaceAll(SECRET_IN_URL, '[secret]');
};

const serializers = {
  req: ({ method, url, ip }: FastifyRequest) => ({ method, url: loggedUrl(url), remoteAddress: ip }),
};

/** What Fastify logs: no tokens, no cookies, no links. */
export const loggerFor = ({ level, stream }: LogOptions): FastifyServerOptions['logger'] =>
  level === 'silent'
    ? false
    : {
        level,
        serializers,
        redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
        ...(stream && { stream }),
      };
