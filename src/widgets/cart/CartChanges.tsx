import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { Card } from '../../design-system/Card.ts';
import { keepFocus } from '../../design-system/keepFocus.ts';
import { useStableHandler } from '../../design-system/useStableHandler.ts';
import { VirtualList } from '../../design-system/VirtualList.tsx';
import { canAccept } from '../../domain/cart/acceptedLine.ts';
import type { ChangedLine } from '../../domain/cart/lineChanges.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { useCartChanges } from '../../state/cart/useCartChanges.ts';
import { ChangeNotes, useChangesText } from './ChangeNotes.tsx';
import { useUndoNotice } from './useUndoNotice.ts';

const MAX_IN_SUMMARY = 2;
/** Estimated on a desktop, px. */
const ROW_HEIGHT = 76;

const Frame = styled.div`
  display: grid;
  gap: 8px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const ChangeFrame = styled.div`
  display: grid;
  gap: 4px;
  padding: 10px 14px;
  border-block-end: 1px solid var(--wp-line);

  & > p {
    font-weight: 650;
  }
`;

const ListCard = styled(Card)`
  & li:last-child > * {
    border-block-end: 0;
  }
`;

type SummaryActionsProps = {
  listId: string;
  isOpen: boolean;
  canAcceptAll: boolean;
  onReview(): void;
  onAcceptAll(): void;
};

const SummaryActions = memo(function SummaryActions({
  listId,
  isOpen,
  canAcceptAll,
  onReview,
  onAcceptAll,
}: SummaryActionsProps) {
  const { t } = useTranslation('cart');
  return (
    <Actions>
      <Button aria-expanded={isOpen} aria-controls={listId} onClick={onReview}>
        {t(isOpen ? 'changes.hide' : 'changes.review')}
      </Button>
      {canAcceptAll && (
        <Button
          variant="quiet"
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget);
            onAcceptAll();
          }}
        >
          {t('changes.acceptAll')}
        </Button>
      )}
    </Actions>
  );
});

type ChangesSummaryProps = SummaryActionsProps & { count: number; text: string };

const ChangesSummary = memo(function ChangesSummary({ count, text, ...actions }: ChangesSummaryProps) {
  const { t } = useTranslation('cart');
  return (
    <Alert
      tone="warn"
      announce="status"
      title={t('changes.title', { count })}
      action={<SummaryActions {...actions} />}
    >
      {!actions.isOpen && text}
    </Alert>
  );
});

type CartChangesProps = {
  /** Opens the list at first, where the lines can't be edited. */
  open?: boolean;
  /** While the list is open, the lines don't repeat their changes. */
  onReview?: (isOpen: boolean) => void;
};

/** A summary, and on request the list. */
export function CartChanges({ open = false, onReview }: CartChangesProps) {
  const { lines, settings, onAccept } = useCartChanges();
  const { t } = useTranslation('cart');
  const changesText = useChangesText();
  const notice = useUndoNotice();
  const [isOpen, setOpen] = useState(open);
  const listId = useId();
  const count = lines.reduce((sum, { changes }) => sum + changes.length, 0);
  const titleOf = ({ line }: ChangedLine) => productTitle({ ...line, barcode: '' }, settings).name;
  const acceptable = lines.filter(({ line, changes }) => changes.some((change) => canAccept(line, change)));
  const toggleReview = useStableHandler(() => {
    setOpen(!isOpen);
    onReview?.(!isOpen);
  });
  const acceptAll = useStableHandler(() =>
    notice.done(t('changes.acceptedAll', { count: acceptable.length }), onAccept(acceptable)),
  );
  if (count === 0) return null;
  const summary = lines
    .slice(0, MAX_IN_SUMMARY)
    .map((changed) => `${titleOf(changed)}: ${changesText(changed)}`);
  return (
    <Frame>
      <ChangesSummary
        count={count}
        text={summary.join(' · ')}
        listId={listId}
        isOpen={isOpen}
        canAcceptAll={acceptable.length > 1}
        onReview={toggleReview}
        onAcceptAll={acceptAll}
      />
      <div id={listId} hidden={!isOpen}>
        {isOpen && (
          <ListCard $flush>
            <VirtualList
              label={t('changes.list')}
              count={lines.length}
              estimate={ROW_HEIGHT}
              keyOf={(index) => lines[index]?.key ?? String(index)}
              row={(index) => {
                const changed = lines[index];
                if (!changed) return null;
                const product = titleOf(changed);
                return (
                  <ChangeFrame>
                    <p>{product}</p>
                    <ChangeNotes product={product} changed={changed} />
                  </ChangeFrame>
                );
              }}
            />
          </ListCard>
        )}
      </div>
    </Frame>
  );
}
