import type { PortalMode } from './enterPortal.ts';
import { LANGUAGES, type Language } from './translations.ts';

export const MODES = ['standalone', 'frame', 'slot'] as const satisfies readonly PortalMode[];
export const WIDTHS = ['desktop', 'phone'] as const;
export type Width = (typeof WIDTHS)[number];

export type Combination = {
  mode: PortalMode;
  language: Language;
  width: Width;
  /** Whether axe checks the screens. */
  isAudited: boolean;
};

/**
 * Six of the 18 combinations for one journey: every pair of mode and width, and of language and width. Three successive journeys
 * cover every pair of mode and language. axe checks the screens once at each width; embedded.spec.ts checks frames and slots.
 */
export const pairwise = (journeyIndex: number): readonly Combination[] =>
  MODES.flatMap((mode, modeIndex) =>
    WIDTHS.map((width, widthIndex) => ({
      mode,
      width,
      language: LANGUAGES[(modeIndex + widthIndex + journeyIndex) % LANGUAGES.length] ?? 'en',
      isAudited: mode === 'standalone',
    })),
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
