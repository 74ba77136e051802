import { useEffect } from 'react';
import { usePortal } from '../usePortal.ts';
import { followAccountLanguage } from './accountLanguage.ts';
import { useAppearanceStore } from './useAppearance.ts';

export const useAccountLanguage = (): void => {
  const portal = usePortal();
  const appearance = useAppearanceStore();
  useEffect(() => followAccountLanguage(portal, appearance), [portal, appearance]);
};
