import type { PortalOptions } from './options.ts';

/** How often a portal's code was given up: it hung, or its files are those of an earlier build. The next attempt takes the build with its own React. */
const givenUp = new Map<string, number>();

/** A browser keeps a module under its URL, and a failed or hanging one too. So the next attempt takes another build, under another URL. */
export const giveUpRemote = (src: string): void => void givenUp.set(src, (givenUp.get(src) ?? 0) + 1);

export const ownBuildOf = (src: string): string => {
  const attempts = givenUp.get(src);
  return `${src}/remote/self-contained/mount.js${attempts ? `?again=${attempts}` : ''}`;
};

/** The files that a parent loads before the portal's first screen. Their names never change. */
export const remoteFiles = ({ src, react }: Pick<PortalOptions, 'src' | 'react'>): string[] =>
  react && !givenUp.has(src) ? [`${src}/remote/remoteEntry.js`, `${src}/remote/mount.js`] : [ownBuildOf(src)];
