import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Only its own files and calls, in no frame, and no form that leaves by itself: a key can't get into an address. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const STAFF = join(import.meta.dirname, '../../staff');
const FILES = [
  ['/staff', 'page.html', 'text/html; charset=utf-8'],
  ['/staff/page.js', 'page.js', 'text/javascript; charset=utf-8'],
  ['/staff/page.css', 'page.css', 'text/css; charset=utf-8'],
] as const;

/**
 * GET /staff: a page where a company's staff sees and decides sign-ups with its back office key. It has no secrets and needs no build; its
 * addresses are relative, so that a proxy may put a folder before them.
 */
export const staffPage = (app: FastifyInstance): void => {
  for (const [path, file, type] of FILES) {
    const content = readFileSync(join(STAFF, file), 'utf8');
    app.get(path, (_, reply) => reply.type(type).header('content-security-policy', POLICY).send(content));
  }
};
