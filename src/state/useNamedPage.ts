import { useEffect } from 'react';
import { setPageTitle } from '../platform/setPageTitle.ts';
import { usePortal } from './usePortal.ts';

/**
 * Names the page after a screen that asks the back office for nothing: what names the others comes behind their first answers,
 * and so to this one late.
 */
export const useNamedPage = (screen: string): void => {
  const { company, ownsPage } = usePortal();
  useEffect(() => {
    if (ownsPage) setPageTitle(screen, company.name);
  }, [ownsPage, screen, company.name]);
};
