import { version as ownReact } from 'react/package.json';
import type { SharedReact } from './options.ts';

/** Whether it can be used in the place of the React that the portal is built with: the same major version, and not an older one. */
export const canShareReact = ({ version }: SharedReact): boolean =>
  Number.parseInt(version, 10) === Number.parseInt(ownReact, 10) &&
  version.localeCompare(ownReact, undefined, { numeric: true }) >= 0;
