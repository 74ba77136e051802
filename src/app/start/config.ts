import * as v from 'valibot';
import { CallError } from '../../api/callError.ts';
import { fetchJson } from '../../api/fetchJson.ts';
import { texts } from '../../api/wire.ts';
import { ORIGIN } from '../../domain/tenant/parentsOf.ts';
import type { PortalSettings } from '../../state/portal.ts';

const origins = v.array(v.pipe(v.string(), v.regex(ORIGIN)));

/**
 * config.json beside the portal: every address and key of one installation. One build serves every tenant and environment.
 * Addresses may be relative to config.json itself, which lies at `url`.
 */
const configFile = (url: string) => {
  const address = v.pipe(
    v.string(),
    v.nonEmpty(),
    v.transform((relative) => new URL(relative, url).href.replace(/\/$/, '')),
  );
  return v.object({
    companyApi: address,
    api: address,
    productApi: address,
    orderApi: address,
    searchApi: address,
    documentsApi: address,
    /** The price rules of the brand's companies (rules: Price source); without one `api` has them too. */
    brandRulesApi: v.nullish(address),
    /** Takes the transactions of the payment flow; without one `orderApi` does. */
    legacyApi: v.nullish(address),
    /** Company for hosts that name none, and for preview hosts. */
    demoCompany: v.nullish(v.pipe(v.string(), v.nonEmpty()), 'demo'),
    /** Patterns of hosts that are previews: `*.preview.example.com`. */
    previewHosts: texts,
    /** Exact origins that may embed the portal: for every tenant under `*`, or for one under its alias. */
    parents: v.nullish(v.record(v.string(), origins), {}),
    /** How people are told from programs (docs/decisions/029-captcha-as-a-port.md). */
    captcha: v.nullish(
      v.union([
        v.object({ kind: v.literal('recaptcha'), siteKey: v.string() }),
        v.object({ kind: v.literal('altcha') }),
      ]),
      null,
    ),
    errorReporting: v.nullish(address, null),
    /** Read by the code that opens the customer's documents. */
    cloudStore: v.optional(v.unknown()),
    /** The word in the names of the companies whose prices come from source WO (rules: Price source). */
    brandTerm: v.nullish(v.string(), ''),
    /** Colours by company id that replace the company's own (rules: Price source). */
    companyColours: v.nullish(v.record(v.string(), v.string()), {}),
  });
};

export type RuntimeConfig = PortalSettings & {
  demoCompany: string;
  previewHosts: string[];
  parents: Record<string, string[]>;
};

/** Parses a configuration. Throws {@link CallError} `malformed`, with the name of the invalid field. */
const readConfig = (file: unknown, url: string): RuntimeConfig => {
  const parsed = v.safeParse(configFile(url), file);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new CallError('malformed', {
      message: `config.json: ${v.getDotPath(issue) ?? ''} ${issue.message}`,
    });
  }
  return { ...parsed.output, addresses: parsed.output };
};

/** The configuration of the page, else config.json; throws {@link CallError}. `inline`: its JSON text, "" without one. */
export const loadConfig = async (url: string, inline: string): Promise<RuntimeConfig> =>
  readConfig(inline ? JSON.parse(inline) : await fetchJson(url, { cache: 'no-cache' }, v.unknown()), url);
