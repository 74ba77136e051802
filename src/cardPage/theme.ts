import type { CardSetup } from '../bridge/cardContract.ts';
import { variablesFor } from '../design-system/theme/variables.ts';
import { brandPalette } from '../domain/tenant/brandPalette.ts';
import { browserColour } from '../platform/page.ts';

/** The look of the portal around the page; the styles that read it are in public/card.html. */
export const applyTheme = (
  { style }: HTMLElement,
  { scheme, colour, radius }: Pick<CardSetup, 'scheme' | 'colour' | 'radius'>,
): void => {
  const brand = brandPalette(colour, browserColour);
  const variables = variablesFor({ scheme, brand, radius: radius ?? undefined });
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
  style.colorScheme = scheme === 'auto' ? 'light dark' : scheme;
};
