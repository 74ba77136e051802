/** Set by the build (rspack.config.ts): the hash of the build, and the URLs of the files that are kept from the start. */
declare const PORTAL_BUILD: string;
declare const PORTAL_FILES: readonly string[];

export const BUILD = PORTAL_BUILD;
export const FILES = PORTAL_FILES;

/**
 * The caches besides that of the precached files. Those with a build's name end with it; the others hold what no build changes.
 */
export const CACHES = {
  page: `page-${BUILD}`,
  files: `files-${BUILD}`,
  config: 'config',
  company: 'company',
  texts: 'texts',
  pictures: 'pictures',
} as const;

/** How long the network may take before what was kept is shown, s. */
export const NETWORK_SECONDS = 3;

/** Removes the pages and files of other builds; called when this build takes over. */
export const removeOldCaches = async (): Promise<void> => {
  const kept: readonly string[] = Object.values(CACHES);
  const names = await caches.keys();
  const old = names.filter((name) => /^(page|files)-/.test(name) && !kept.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
};
