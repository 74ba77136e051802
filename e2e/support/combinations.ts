import type { Way } from './entering.ts';
import { LANGUAGES, type Language } from './words.ts';

export const WAYS = ['standalone', 'frame', 'slot'] as const satisfies readonly Way[];
export const WIDTHS = ['desktop', 'phone'] as const;
export type Width = (typeof WIDTHS)[number];

export type Combination = {
  way: Way;
  language: Language;
  width: Width;
  /** Whether axe looks at the screens: once at each width. Frames and slots are looked at in embedded.spec.ts. */
  isAudited: boolean;
};

/** Every pair of way and language, of way and width, and of language and width, in 9 combinations instead of 18. */
export const PAIRWISE: readonly Combination[] = WAYS.flatMap((way, first) =>
  LANGUAGES.map((language, second) => {
    const width = WIDTHS[(first + second) % WIDTHS.length] ?? 'desktop';
    const isAudited = way === 'standalone' && language === (width === 'desktop' ? 'en' : 'es');
    return { way, language, width, isAudited };
  }),
);

/** For what is the same at every width: each way and each language once. */
export const ONE_WIDTH: readonly Combination[] = WAYS.map((way, at) => ({
  way,
  language: LANGUAGES[at] ?? 'en',
  width: 'desktop',
  isAudited: way === 'standalone',
}));

/** The ways in which the customer at this place of a list comes in: another one at each width. */
export const waysOf = (place: number): readonly { way: Way; width: Width }[] =>
  WIDTHS.map((width, at) => ({ way: WAYS[(place + at) % WAYS.length] ?? 'standalone', width }));

/** Runs a journey at one width only: see the projects in playwright.config.ts. */
export const tagOf = (width: Width): string => `@only-${width}`;
