import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { loadCompany } from '../../src/api/tenant/loadCompany.ts';
import type { Company } from '../../src/domain/tenant/company.ts';
import { LANGUAGES, type Language } from '../../src/domain/tenant/language.ts';
import { brandColour } from '../../src/domain/tenant/shade.ts';
import { drawApart } from './drawApart.ts';
import { loadLogo } from './loadLogo.ts';
import { type ManifestTexts, webAppManifest } from './manifest.ts';

const COMPANY_KEPT_MS = 300_000;
/** Companies whose pictures are kept, about 100 KB each. */
const KEPT_COMPANIES = 200;

export type WebApp = {
  manifest: ReturnType<typeof webAppManifest>;
  /** PNG, by name without extension. Drawn at the first call. */
  pictures: () => Promise<ReadonlyMap<string, Buffer>>;
};

const PROJECT = new URL('../../', import.meta.url);

const readTexts = async (language: Language): Promise<ManifestTexts> => {
  const { layout } = JSON.parse(await readFile(new URL(`locales/${language}/shop.json`, PROJECT), 'utf8'));
  const { cart, history, store } = layout.nav;
  return { cart, history, store };
};

const versionOf = ({ logo, colour }: Company): string =>
  createHash('sha256')
    .update(JSON.stringify([logo, colour]))
    .digest('hex')
    .slice(0, 8);

type Known = { at: number; app: Promise<WebApp> };

/**
 * The web apps of the companies behind a portal's server: manifests and pictures, made from what POST /company answers.
 * `companyApi`: its absolute URL.
 */
export const createWebApps = (companyApi: () => string) => {
  const known = new Map<string, Known>();

  const make = async (subdomain: string, hostname: string): Promise<WebApp> => {
    const company = await loadCompany(companyApi(), { subdomain, hostname });
    const texts = new Map<Language, ManifestTexts>();
    for (const language of LANGUAGES) texts.set(language, await readTexts(language));
    const draw = async () => {
      const logo = await loadLogo(company.logo);
      return drawApart({
        logo: logo?.toString('base64') ?? null,
        fallback: await readFile(new URL('public/icon.svg', PROJECT), 'base64'),
        colour: brandColour(company.colour),
      });
    };
    let pictures: ReturnType<typeof draw> | null = null;
    return {
      manifest: webAppManifest(
        company,
        (language) => texts.get(language) as ManifestTexts,
        versionOf(company),
      ),
      pictures: () => {
        pictures ??= draw();
        return pictures;
      },
    };
  };

  /** That of a company, by its alias. Throws {@link CallError} as {@link loadCompany}. */
  const webAppOf = (subdomain: string, hostname: string): Promise<WebApp> => {
    const found = known.get(subdomain);
    if (found && Date.now() - found.at < COMPANY_KEPT_MS) return found.app;
    const app = make(subdomain, hostname);
    known.delete(subdomain);
    known.set(subdomain, { at: Date.now(), app });
    app.catch(() => known.delete(subdomain));
    const [oldest] = known.keys();
    if (known.size > KEPT_COMPANIES && oldest !== undefined) known.delete(oldest);
    return app;
  };
  return { webAppOf };
};
