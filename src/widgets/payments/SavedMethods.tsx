import { CreditCard, Landmark } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../design-system/Badge.ts';
import { Button } from '../../design-system/Button.tsx';
import { ConfirmDialog } from '../../design-system/ConfirmDialog.tsx';
import { SmallText } from '../../design-system/MutedText.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { useToast } from '../../design-system/toasts.ts';
import type { SavedMethod } from '../../domain/payments/savedMethod.ts';
import { useSavedMethods } from '../../state/payments/useSavedMethods.ts';
import { LoadFailedLine } from '../visit/LoadFailedLine.tsx';
import { useMethodText } from './useMethodText.ts';

const List = styled.ul`
  width: 100%;
`;

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

/** The saved cards and bank accounts: default, expiry, remove after a confirmation. */
export function SavedMethods() {
  const { t } = useTranslation('payments');
  const { methods, isFailed, retry, makeDefault, remove } = useSavedMethods();
  const methodText = useMethodText();
  const toast = useToast();
  const [busy, setBusy] = useState<string | null>(null);
  const [removing, setRemoving] = useState<SavedMethod | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isRemoved = useRef(false);

  const nameOf = ({ method, brand, lastFour }: SavedMethod) =>
    methodText({ method, card: { brand, lastFour } });
  const change = async (saved: SavedMethod, send: (id: string) => Promise<boolean>, done: string) => {
    setBusy(saved.id);
    const isDone = await send(saved.id).finally(() => setBusy(null));
    toast.show(isDone ? { tone: 'ok', text: done } : { tone: 'bad', text: t('saved.notChanged') });
    return isDone;
  };
  const confirm = async () => {
    if (!removing) return;
    isRemoved.current = await change(removing, remove, t('saved.removed', { method: nameOf(removing) }));
    setRemoving(null);
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t('saved.title')}
      </h2>
      {isFailed && <LoadFailedLine text={t('saved.failed')} retry={retry} />}
      {!methods && !isFailed && <Skeleton aria-busy $height={44} />}
      {methods?.length === 0 && <p>{t('saved.empty')}</p>}
      {methods && methods.length > 0 && (
        <>
          <p>{t('saved.text')}</p>
          <List>
            {methods.map((saved) => {
              const { id, method, expiry, isDefault, isExpired } = saved;
              const name = nameOf(saved);
              return (
                <Row key={id}>
                  {method === 'bank' ? <Landmark aria-hidden /> : <CreditCard aria-hidden />}
                  <div>
                    <Name>
                      {name}
                      {isDefault && <Badge $tone="brand">{t('saved.default')}</Badge>}
                      {isExpired && <Badge $tone="bad">{t('saved.expired')}</Badge>}
                    </Name>
                    {expiry && (
                      <SmallText>{t(isExpired ? 'saved.expiredOn' : 'saved.expires', { expiry })}</SmallText>
                    )}
                  </div>
                  <Actions>
                    {!isDefault && !isExpired && (
                      <Button
                        variant="quiet"
                        loading={busy === id}
                        aria-label={t('saved.makeDefaultOf', { method: name })}
                        onClick={() =>
                          void change(saved, makeDefault, t('saved.madeDefault', { method: name }))
                        }
                      >
                        {t('saved.makeDefault')}
                      </Button>
                    )}
                    <Button
                      variant="quiet"
                      aria-label={t('saved.removeOf', { method: name })}
                      onClick={() => {
                        isRemoved.current = false;
                        setRemoving(saved);
                      }}
                    >
                      {t('saved.remove')}
                    </Button>
                  </Actions>
                </Row>
              );
            })}
          </List>
        </>
      )}
      <ConfirmDialog
        danger
        open={removing !== null}
        busy={busy !== null}
        title={t('saved.confirm.title', { method: removing ? nameOf(removing) : '' })}
        description={t('saved.confirm.text')}
        confirmLabel={t('saved.confirm.action')}
        cancelLabel={t('saved.confirm.keep')}
        finalFocus={() => (isRemoved.current ? heading.current : null)}
        onConfirm={() => void confirm()}
        onCancel={() => setRemoving(null)}
      />
    </>
  );
}
