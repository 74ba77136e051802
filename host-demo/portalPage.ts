import { createHash } from 'node:crypto';
import type { CompanyLook } from '../src/app/firstPaint/companyLook.ts';

const withData = (page: string, id: string, data: unknown): string => {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return page.replace(new RegExp(`(<script id="${id}"[^>]*>)[^<]*`), (_, tag) => tag + json);
};

/** index.html with the text of config.json in it, so that the first requests don't wait for config.json. */
export const withConfig = (page: string, config: string): string =>
  withData(page, 'portal-config', JSON.parse(config));

/** index.html with the look of the host's company, so that its first paint needs no answer of the back office. */
export const withLook = (page: string, look: CompanyLook): string => withData(page, 'portal-look', look);

export const inlineScriptHashes = (page: string): string =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join(' ');
