import { useEffect } from 'react';
import { namePage } from '../platform/namePage.ts';
import { usePortal } from './usePortal.ts';

/**
 * Names the page after a screen that asks the back office for nothing: what names the others comes behind their first answers,
 * and so to this one late.
 */
export const useNamedPage = (screen: string): void => {
  const { company, ownsPage } = usePortal();
  useEffect(() => {
    if (ownsPage) namePage(screen, company.name);
  }, [ownsPage, screen, company.name]);
};
