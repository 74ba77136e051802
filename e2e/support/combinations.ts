import type { PortalMode } from './enterPortal.ts';
import { LANGUAGES, type Language } from './translations.ts';

export const MODES = ['standalone', 'frame', 'slot'] as const satisfies readonly PortalMode[];
export const WIDTHS = ['desktop', 'phone'] as const;
export type Width = (typeof WIDTHS)[number];

export type Combination = {
  mode: PortalMode;
  language: Language;
  width: Width;
  /** Whether axe checks the screens: once at each width. embedded.spec.ts checks frames and slots. */
  isAudited: boolean;
};

/** Every pair of mode and language, mode and width, and language and width, in 9 combinations instead of 18. */
export const PAIRWISE: readonly Combination[] = MODES.flatMap((mode, modeIndex) =>
  LANGUAGES.map((language, languageIndex) => {
    const width = WIDTHS[(modeIndex + languageIndex) % WIDTHS.length] ?? 'desktop';
    const isAudited = mode === 'standalone' && language === (width === 'desktop' ? 'en' : 'es');
    return { mode, language, width, isAudited };
  }),
);

/** Each mode and each language once, for what doesn't depend on the width. */
export const ONE_WIDTH: readonly Combination[] = MODES.map((mode, index) => ({
  mode,
  language: LANGUAGES[index] ?? 'en',
  width: 'desktop',
  isAudited: mode === 'standalone',
}));

/** The modes of one customer: a different one at each width, and different ones for the next customer. */
export const modesOf = (customerIndex: number): readonly { mode: PortalMode; width: Width }[] =>
  WIDTHS.map((width, offset) => ({
    mode: MODES[(customerIndex + offset) % MODES.length] ?? 'standalone',
    width,
  }));

/** Runs a journey at one width only; see the projects in playwright.config.ts. */
export const tagOf = (width: Width): string => `@only-${width}`;
