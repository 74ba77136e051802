import { type Combination, tagOf } from './combinations.ts';
import { enterStore, type PortalUser } from './enterPortal.ts';
import { expectAccessible, test } from './journey.ts';
import type { Journey } from './journeySteps.ts';
import { LOCALES, translatorFor } from './translations.ts';

type Customer = Omit<PortalUser, 'language'>;

type JourneyDefinition = {
  /** Resets what an earlier journey may have changed. */
  before: () => Promise<void>;
  open?: typeof enterStore;
  run: (run: Journey) => Promise<void>;
  combinations: readonly Combination[];
};

/** Runs one journey in several combinations of mode, language and width. */
export const inEveryMode = (
  title: string,
  customer: Customer,
  { before, open = enterStore, run, combinations }: JourneyDefinition,
): void => {
  for (const { mode, language, width, isAudited } of combinations) {
    test.describe(`${mode}, ${language}, ${width}`, () => {
      test.use({ locale: LOCALES[language] });
      test.beforeEach(before);
      test(title, { tag: tagOf(width) }, async ({ page }) => {
        const portal = await open(page, mode, { ...customer, language });
        await run({ page, portal, mode, isAudited, t: translatorFor(language) });
      });
    });
  }
};

export const expectAccessibleIfAudited = async ({ page, isAudited }: Journey): Promise<void> => {
  if (isAudited) await expectAccessible(page);
};
