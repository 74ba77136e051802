import { createHash } from 'node:crypto';

/** index.html with the text of config.json in it, so that the first requests don't wait for config.json. */
export const withConfig = (page: string, config: string): string => {
  const json = JSON.stringify(JSON.parse(config)).replaceAll('<', '\\u003c');
  return page.replace(/(<script id="portal-config"[^>]*>)[^<]*/, (_, tag) => tag + json);
};

export const inlineScriptHashes = (page: string): string =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join(' ');
