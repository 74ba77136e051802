import type { Page } from 'playwright/test';
import type { PortalRoot } from './journey.ts';

type Place = Page | PortalRoot;

/** By its English name: "Ship to", "Shipping", "Payment", "Reference". What is complete is closed until it is edited. */
export const openSection = async (portal: Place, name: string): Promise<void> => {
  const toggle = portal.getByRole('button', { name: new RegExp(`^(Edit|Add|Done) ${name}$`) });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
};

/** Chooses in a section, which may be that of the last order. */
export const chooseIn = async (portal: Place, section: string, option: RegExp): Promise<void> => {
  await openSection(portal, section);
  await portal.getByRole('radio', { name: option }).check();
};

export const chooseGroundShipping = (portal: Place): Promise<void> =>
  chooseIn(portal, 'Shipping', /Ground shipping/);

export const writePurchaseOrder = async (portal: Place, number: string): Promise<void> => {
  await openSection(portal, 'Reference');
  await portal.getByLabel('PO number').fill(number);
};
