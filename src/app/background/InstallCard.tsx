import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { CompanyMark } from '../../components/CompanyMark.tsx';
import { Button } from '../../design-system/Button.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { phone } from '../../design-system/theme/media.ts';
import { useClearOfFocus } from '../../design-system/useClearOfFocus.ts';
import { isConfirmation, isOrderingOrPaying } from '../../routing/orderingPaths.ts';
import { type Installing, useInstalling } from '../../state/install/useInstalling.ts';
import { useMayAskForPush } from '../../state/notifications/usePush.ts';
import { useCompany } from '../../state/usePortal.ts';
import { IosSteps } from '../../widgets/install/IosSteps.tsx';

const Place = styled.div`
  position: fixed;
  inset-block-end: calc(
    16px + var(--wp-action-bar, 0px) + var(--wp-navigation-bar, var(--wp-safe-bottom))
  );
  inset-inline: 16px;
  z-index: var(--wp-layer-overlay);
  display: flex;
  justify-content: flex-end;
  pointer-events: none;

  &[data-at-top] {
    inset-block: 76px auto;
  }

  ${phone} {
    inset-inline: 12px;
  }
`;

const Panel = styled.section`
  display: grid;
  gap: 12px;
  width: 100%;
  max-width: 400px;
  padding: var(--wp-space-4);
  border: 1px solid var(--wp-line);
  border-radius: var(--wp-radius-card);
  background: var(--wp-raised);
  box-shadow: var(--wp-shadow-2);
  pointer-events: auto;
`;

const Top = styled.div`
  display: flex;
  gap: 12px;
  align-items: flex-start;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: flex-end;
`;

type InstallOfferProps = { installing: Installing; hasJustOrdered: boolean };

function InstallOffer({ installing, hasJustOrdered }: InstallOfferProps) {
  const { t } = useTranslation('device', { useSuspense: false });
  const company = useCompany();
  const title = useId();
  const place = useRef<HTMLDivElement>(null);
  const isShown = !(useMayAskForPush() && hasJustOrdered);
  useClearOfFocus(place, isShown);
  if (!isShown) return null;
  return (
    <Place ref={place}>
      <Panel aria-labelledby={title}>
        <Top>
          <CompanyMark company={company} size={44} />
          <div>
            <Heading as="h2" id={title}>
              {t(`install.title.${installing.place}`, { company: company.name })}
            </Heading>
            <MutedText>{t('install.text')}</MutedText>
          </div>
        </Top>
        {installing.way === 'ios' && <IosSteps />}
        <Actions>
          <Button variant="quiet" onClick={installing.close}>
            {t('install.later')}
          </Button>
          {installing.way === 'prompt' && (
            <Button variant="primary" onClick={installing.install}>
              {t(`install.add.${installing.place}`)}
            </Button>
          )}
        </Actions>
      </Panel>
    </Place>
  );
}

/**
 * Asks the customer to add the portal to their home screen, by the browser's own dialog or, on iOS, in pictures (rules:
 * Home screen). Only for the portal's own page.
 */
export function InstallCard() {
  const { pathname, search } = useLocation();
  const hasJustOrdered = isConfirmation(pathname);
  const installing = useInstalling(hasJustOrdered);
  if (!installing || isOrderingOrPaying(pathname + search)) return null;
  return (
    <InstallOffer key={String(hasJustOrdered)} installing={installing} hasJustOrdered={hasJustOrdered} />
  );
}
