import { version as ownReact } from 'react/package.json';
import type { SharedReact } from './options.ts';

const numbersOf = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10));

/** Whether it can be used in the place of the React that the portal is built with: the same major version, and not an older one. */
const canShareReact = (react: SharedReact | undefined): react is SharedReact => {
  const [major, minor = 0, patch = 0] = numbersOf(react?.version ?? '');
  const [ownMajor, ownMinor = 0, ownPatch = 0] = numbersOf(ownReact);
  return major === ownMajor && (minor > ownMinor || (minor === ownMinor && patch >= ownPatch));
};

/** Portals whose remote was given up: it hung, or its files are those of an earlier build. The next attempt takes the other build. */
const givenUp = new Map<string, number>();

/** A browser keeps a module under its URL, and a failed or hanging one too. So the next attempt takes another build, under another URL. */
export const giveUpRemote = (src: string): void => void givenUp.set(src, (givenUp.get(src) ?? 0) + 1);

/** The files that a parent loads before the portal's first screen. Their names never change. */
export const remoteFiles = (src: string, react: SharedReact | undefined): string[] => {
  const attempts = givenUp.get(src);
  const ownBuild = `remote/self-contained/mount.js${attempts ? `?again=${attempts}` : ''}`;
  const files = canShareReact(react) && !attempts ? ['remote/remoteEntry.js', 'remote/mount.js'] : [ownBuild];
  return files.map((file) => new URL(file, `${src}/`).href);
};
