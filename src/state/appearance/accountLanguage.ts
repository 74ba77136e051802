import type { StoreApi } from 'zustand/vanilla';
import { LANGUAGES } from '../../domain/tenant/language.ts';
import type { SessionState } from '../access/sessionStore.ts';
import type { PortalContext } from '../portal.ts';
import { type Appearance, chooseOwnLanguage, LANGUAGE } from './appearanceStore.ts';

const SEEN = 'language.account';

type Portal = Pick<PortalContext, 'local' | 'parent'>;

/**
 * Whether the parent says which language it is. A language that the customer has chosen here has priority (rules:
 * Language).
 */
export const isLanguageOfParent = ({ local, parent }: Portal): boolean =>
  parent?.settings.context.locale !== undefined && local.read(LANGUAGE) === null;

export const rememberAccountLanguage = ({ local }: Portal, language: string): void => {
  local.write(SEEN, language);
};

/** `language`: the account's, empty before any choice. @internal */
export const applyAccountLanguage = (
  portal: Portal,
  appearance: StoreApi<Appearance>,
  language: string,
): void => {
  const { local } = portal;
  const seen = local.read(SEEN);
  if (seen === language || isLanguageOfParent(portal)) return;
  const isChosenHere = seen === null && local.read(LANGUAGE) !== null;
  rememberAccountLanguage(portal, language);
  const known = LANGUAGES.find((each) => each === language);
  if (known && !isChosenHere) chooseOwnLanguage(appearance, local, known);
};

/**
 * Applies a language that the customer has chosen on another device, each time that the account is read. One that they have chosen here
 * stays, until another is chosen there. Returns a function that ends it.
 */
export const followAccountLanguage = (
  portal: Portal & Pick<PortalContext, 'session'>,
  appearance: StoreApi<Appearance>,
): (() => void) => {
  const show = (state: SessionState) => {
    if (state.status === 'in') applyAccountLanguage(portal, appearance, state.customer.language);
  };
  show(portal.session.getState());
  return portal.session.subscribe(show);
};
