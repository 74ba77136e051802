import { useEffect } from 'react';
import { useCustomer, usePortal } from '../usePortal.ts';
import { followAccountLanguage } from './accountLanguage.ts';
import { useAppearanceStore } from './useAppearance.ts';

/** Shows the portal in the language that the customer has chosen on another device. */
export const useAccountLanguage = (): void => {
  const portal = usePortal();
  const appearance = useAppearanceStore();
  const language = useCustomer()?.language;
  useEffect(() => {
    if (language !== undefined) followAccountLanguage(portal, appearance, language);
  }, [portal, appearance, language]);
};
