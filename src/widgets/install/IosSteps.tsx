import { Share, SquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const List = styled.ol`
  display: grid;
  gap: 8px;
  padding: 0;
  list-style: none;
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 150px 1fr;
  gap: 12px;
  align-items: center;
`;

const Picture = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  height: 40px;
  padding-inline: 10px;
  border: 1px solid var(--wp-line);
  border-radius: 10px;
  background: var(--wp-bg);
  color: var(--wp-ink);
  font-size: 12px;
  white-space: nowrap;
  overflow: hidden;

  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`;

const Blue = styled.span`
  display: flex;
  color: #0064d2;
  font-weight: 600;

  [data-scheme='dark'] & {
    color: #4da3ff;
  }
`;

function IosStep({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <Step>
      <Picture aria-hidden>{picture}</Picture>
      <span>{children}</span>
    </Step>
  );
}

/** How a page gets onto the home screen of an iPhone or iPad, which has no dialog for it. */
export function IosSteps() {
  const { t } = useTranslation('device');
  return (
    <List>
      <IosStep
        picture={
          <Blue>
            <Share width={20} height={20} />
          </Blue>
        }
      >
        {t('install.steps.share')}
      </IosStep>
      <IosStep
        picture={
          <>
            {t('install.chooseWord')}
            <SquarePlus />
          </>
        }
      >
        {t('install.steps.choose')}
      </IosStep>
      <IosStep picture={<Blue>{t('install.confirmWord')}</Blue>}>{t('install.steps.confirm')}</IosStep>
    </List>
  );
}
