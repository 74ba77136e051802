import type { StoreApi } from 'zustand/vanilla';
import type { Language } from '../../domain/tenant/language.ts';
import type { PortalContext } from '../portal.ts';
import { type Appearance, chooseOwnLanguage, LANGUAGE } from './appearanceStore.ts';

/** The key of the account's language that this browser has seen last. */
const SEEN = 'language.account';

type Portal = Pick<PortalContext, 'local' | 'parent'>;

/** Whether the parent says which language it is. A language that the customer has chosen here has priority (rules: Addresses of pages and hosts). */
export const isLanguageOfParent = ({ local, parent }: Portal): boolean =>
  parent?.settings.context.locale !== undefined && local.read(LANGUAGE) === null;

/** Marks the account's language as known here. */
export const rememberAccountLanguage = ({ local }: Portal, language: Language): void => {
  local.write(SEEN, language);
};

/** Applies a language that the customer has chosen on another device. What they choose here afterwards stays. */
export const followAccountLanguage = (
  portal: Portal,
  appearance: StoreApi<Appearance>,
  language: Language | null,
): void => {
  if (language === null || portal.local.read(SEEN) === language || isLanguageOfParent(portal)) return;
  rememberAccountLanguage(portal, language);
  chooseOwnLanguage(appearance, portal.local, language);
};
