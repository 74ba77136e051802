import { enterStore, WAYS, type Who } from './entering.ts';
import { expectAccessible, test } from './journey.ts';
import type { Walk } from './walk.ts';
import { LANGUAGES, LOCALES, wordsOf } from './words.ts';

type Customer = Omit<Who, 'language'>;

type Journey = {
  /** Puts back what an earlier journey may have left. */
  before: () => Promise<void>;
  /** Opens the portal where the journey begins; else that is the store. */
  open?: typeof enterStore;
  walk: (walk: Walk) => Promise<void>;
};

/** One journey of a customer's in each language, at the portal's own address and in a parent; a title with @phone: at both widths. */
export const inEveryWay = (
  title: string,
  customer: Customer,
  { before, open = enterStore, walk }: Journey,
): void => {
  for (const language of LANGUAGES) {
    test.describe(`in ${language}`, () => {
      test.use({ locale: LOCALES[language] });
      test.beforeEach(before);
      for (const way of WAYS) {
        test(`${way}: ${title}`, async ({ page }) => {
          const portal = await open(page, way, { ...customer, language });
          await walk({ page, portal, way, say: wordsOf(language) });
        });
      }
    });
  }
};

/** axe finds nothing, where it costs little: in a frame the same screens take five times as long, so there a walk asks once. */
export const expectWalkAccessible = async ({ page, way }: Walk): Promise<void> => {
  if (way === 'alone') await expectAccessible(page);
};
