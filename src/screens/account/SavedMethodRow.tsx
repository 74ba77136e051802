import { CreditCard, Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../design-system/Badge.ts';
import { Button } from '../../design-system/Button.tsx';
import { SmallText } from '../../design-system/MutedText.ts';
import type { SavedMethod } from '../../domain/payments/savedMethod.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 12px;
  padding: 10px 0;

  & + & {
    border-block-start: 1px solid var(--wp-line);
  }

  & > svg {
    width: 20px;
    height: 20px;
    color: var(--wp-muted);
  }

  @container screen (max-width: 559.98px) {
    grid-template-columns: auto minmax(0, 1fr);

    & > :last-child {
      grid-column: 1 / -1;
      justify-content: flex-end;
    }
  }
`;

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  font-weight: 600;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`;

type SavedMethodRowProps = {
  saved: SavedMethod;
  name: string;
  isBusy: boolean;
  onMakeDefault(): void;
  onRemove(): void;
};

export function SavedMethodRow({ saved, name, isBusy, onMakeDefault, onRemove }: SavedMethodRowProps) {
  const { t } = useTranslation('payments');
  const { method, expiry, isDefault, isExpired } = saved;
  return (
    <Row>
      {method === 'bank' ? <Landmark aria-hidden /> : <CreditCard aria-hidden />}
      <div>
        <Name>
          {name}
          {isDefault && <Badge $tone="brand">{t('saved.default')}</Badge>}
          {isExpired && <Badge $tone="bad">{t('saved.expired')}</Badge>}
        </Name>
        {expiry && <SmallText>{t(isExpired ? 'saved.expiredOn' : 'saved.expires', { expiry })}</SmallText>}
      </div>
      <Actions>
        {!isDefault && !isExpired && (
          <Button
            variant="quiet"
            loading={isBusy}
            aria-label={t('saved.makeDefaultOf', { method: name })}
            onClick={onMakeDefault}
          >
            {t('saved.makeDefault')}
          </Button>
        )}
        <Button variant="quiet" aria-label={t('saved.removeOf', { method: name })} onClick={onRemove}>
          {t('saved.remove')}
        </Button>
      </Actions>
    </Row>
  );
}
