import { CallError } from '../api/callError.ts';
import { withRetries } from '../api/retries.ts';
import { ORIGIN, parentsOf } from '../domain/tenant/parentsOf.ts';
import { tenantOf } from '../domain/tenant/tenantOf.ts';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isOrigins = (value: unknown): value is string[] =>
  isTexts(value) && value.every((origin) => ORIGIN.test(origin));

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** What this page needs of config.json. Throws {@link CallError} `malformed`, with the name of the invalid field. */
const readConfig = (file: unknown) => {
  const fields = Object.fromEntries(entriesOf(file));
  const refuse = (name: string): never => {
    throw new CallError('malformed', { message: `config.json: ${name}` });
  };
  const previewHosts = fields.previewHosts ?? [];
  const demoCompany = fields.demoCompany ?? undefined;
  const parents = entriesOf(fields.parents ?? {}).map(([tenant, origins]): [string, string[]] => [
    tenant,
    isOrigins(origins) ? origins : refuse('parents'),
  ]);
  return {
    previewHosts: isTexts(previewHosts) ? previewHosts : refuse('previewHosts'),
    ...(demoCompany !== undefined && {
      demoCompany:
        typeof demoCompany === 'string' && demoCompany !== '' ? demoCompany : refuse('demoCompany'),
    }),
    parents: Object.fromEntries(parents),
  };
};

const loadConfig = (url: string): Promise<unknown> =>
  withRetries(async () => {
    const response = await fetch(url, { cache: 'no-cache' }).catch(() => {
      throw new CallError('network');
    });
    if (response.ok) return response.json();
    throw new CallError(response.status >= 500 ? 'server' : 'refused');
  });

/**
 * The origins that this page talks to: the portal's own, and those of parents that have the portal in a slot. `inline`: the
 * configuration in the page, "" without one.
 */
export const allowedOrigins = async ({ origin, hostname }: Location, inline: string): Promise<string[]> => {
  const config = readConfig(inline ? JSON.parse(inline) : await loadConfig('/config.json'));
  return [origin, ...parentsOf(config, tenantOf(hostname, config))];
};
