import { useEffect } from 'react';
import { setPageTitle } from '../platform/setPageTitle.ts';
import { usePortal } from './usePortal.ts';

/** Sets the page title for screens without requests; the title of other screens is set by a background task. */
export const useNamedPage = (screen: string): void => {
  const { company, ownsPage } = usePortal();
  useEffect(() => {
    if (ownsPage) setPageTitle(screen, company.name);
  }, [ownsPage, screen, company.name]);
};
