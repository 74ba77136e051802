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
 * Four of the 18 combinations for one journey: standalone at each width, the frame at one and the slot at the other, and every
 * language. Three successive journeys cover every pair of mode and width, of language and width, and of mode and language. axe
 * checks the screens once at each width; embedded.spec.ts checks frames and slots.
 */
export const pairwise = (journeyIndex: number): readonly Combination[] => {
  const [desktop, phone] = WIDTHS;
  const isEven = journeyIndex % 2 === 0;
  const combinations = [
    { mode: 'standalone', width: desktop, language: 0 },
    { mode: 'standalone', width: phone, language: 1 },
    { mode: 'frame', width: isEven ? desktop : phone, language: 2 },
    { mode: 'slot', width: isEven ? phone : desktop, language: 0 },
  ] as const;
  return combinations.map(({ mode, width, language }) => ({
    mode,
    width,
    language: LANGUAGES[(journeyIndex + language) % LANGUAGES.length] ?? 'en',
    isAudited: mode === 'standalone',
  }));
};

/** Each mode and each language once, for what doesn't depend on the width. */
export const ONE_WIDTH: readonly Combination[] = MODES.map((mode, index) => ({
  mode,
  language: LANGUAGES[index] ?? 'en',
  width: 'desktop',
  isAudited: mode === 'standalone',
}));

/** Each language once, and both widths. */
export const EACH_LANGUAGE: readonly { language: Language; width: Width }[] = [
  { language: 'en', width: 'desktop' },
  { language: 'es', width: 'phone' },
  { language: 'fr', width: 'desktop' },
];

/**
 * The modes and widths of one customer: one of each, and others for the next customer. Those whose screens axe checks have both
 * widths, in different modes.
 */
export const modesOf = (
  customerIndex: number,
  { isAudited = false } = {},
): readonly { mode: PortalMode; width: Width }[] =>
  WIDTHS.filter((_, index) => isAudited || index === customerIndex % WIDTHS.length).map((width, offset) => ({
    mode: MODES[(customerIndex + offset) % MODES.length] ?? 'standalone',
    width,
  }));

/** Runs a journey at one width only; see the projects in playwright.config.ts. */
export const tagOf = (width: Width): string => `@only-${width}`;
