import { type Combination, PAIRWISE, tagOf } from './combinations.ts';
import { enterStore, type PortalUser } from './entering.ts';
import { expectAccessible, test } from './journey.ts';
import type { Walk } from './walk.ts';
import { LOCALES, wordsOf } from './words.ts';

type Customer = Omit<PortalUser, 'language'>;

type Journey = {
  /** Puts back what an earlier journey may have left. */
  before: () => Promise<void>;
  /** Opens the portal where the journey begins; without it that is the store. */
  open?: typeof enterStore;
  walk: (walk: Walk) => Promise<void>;
  combinations?: readonly Combination[];
};

/** One journey of a customer in pairwise combinations of way, language and width. */
export const inEveryWay = (
  title: string,
  customer: Customer,
  { before, open = enterStore, walk, combinations = PAIRWISE }: Journey,
): void => {
  for (const { way, language, width, isAudited } of combinations) {
    test.describe(`${way}, ${language}, ${width}`, () => {
      test.use({ locale: LOCALES[language] });
      test.beforeEach(before);
      test(title, { tag: tagOf(width) }, async ({ page }) => {
        const portal = await open(page, way, { ...customer, language });
        await walk({ page, portal, way, isAudited, say: wordsOf(language) });
      });
    });
  }
};

/** axe finds nothing on the screen, asked once at each width. */
export const expectWalkAccessible = async ({ page, isAudited }: Walk): Promise<void> => {
  if (isAudited) await expectAccessible(page);
};
