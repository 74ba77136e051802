import type { FrameLocator, Page } from 'playwright/test';
import type { PortalRoot } from './journey.ts';
import { translatorFor } from './translations.ts';

type Place = FrameLocator | Page | PortalRoot;

const KEYS = { 'Ship to': 'where', Shipping: 'how', Payment: 'terms', Reference: 'reference' } as const;

type Section = keyof typeof KEYS;

/** By its English name. What is complete is closed until it is edited; what isn't has no button to close it. */
export const openSection = async (
  portal: Place,
  section: Section,
  t = translatorFor('en'),
): Promise<void> => {
  const words = (['edit', 'add', 'done'] as const).map((word) => t(`checkout:section.${word}`)).join('|');
  const title = t(`checkout:${KEYS[section]}.title`);
  const toggle = portal.getByRole('button', {
    name: new RegExp(`^(${words}) ${title}$`),
    includeHidden: true,
  });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
};

/** Chooses in a section, which may be that of the last order. */
export const chooseIn = async (
  portal: Place,
  section: Section,
  option: RegExp,
  t = translatorFor('en'),
): Promise<void> => {
  await openSection(portal, section, t);
  await portal.getByRole('radio', { name: option }).check();
};

export const chooseGroundShipping = (portal: Place, t = translatorFor('en')): Promise<void> =>
  chooseIn(portal, 'Shipping', /Ground shipping/, t);

export const writePurchaseOrder = async (portal: Place, number: string): Promise<void> => {
  await openSection(portal, 'Reference');
  await portal.getByLabel('PO number').fill(number);
};
