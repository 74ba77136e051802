import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isByParent } from '../../bridge/byParent.ts';
import { useOverlayContainer } from '../../design-system/theme/overlayContainer.ts';
import { namePage } from '../../platform/namePage.ts';
import { usePortal } from '../../state/usePortal.ts';
import { createScreenArrival, type ScreenArrival } from './screenArrival.ts';

/** Names the page after its screen, where the page is the portal's, and leads the focus to the screen that the customer went to. */
export const useArrival = (): void => {
  const { company, ownsPage } = usePortal();
  const { pathname, key, state } = useLocation();
  const via = useNavigationType();
  const inside = useOverlayContainer();
  const arrival = useRef<ScreenArrival | null>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    const root = inside.closest<HTMLElement>('.wp-root') ?? inside;
    const created = createScreenArrival(root, (heading) => {
      if (ownsPage) namePage(heading, company.name);
    });
    arrival.current = created;
    return created.stop;
  }, [inside, ownsPage, company.name]);

  const arrive = useEffectEvent(() => {
    const isAnother = shown.current !== pathname;
    shown.current = pathname;
    if (isAnother && !isByParent(state)) arrival.current?.arrive({ key, isReturn: via === 'POP' });
    else arrival.current?.stay(key);
  });
  useEffect(() => void (key && pathname && arrive()), [pathname, key]);
};
