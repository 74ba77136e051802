import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Alert } from '../design-system/Alert.tsx';
import { Button } from '../design-system/Button.tsx';
import { Card } from '../design-system/Card.ts';
import { canAccept } from '../domain/cart/acceptedLine.ts';
import type { ChangedLine } from '../domain/cart/lineChanges.ts';
import { productTitle, type TitleSettings } from '../domain/catalogue/productTitle.ts';
import { type ChangeActions, ChangeNotes, useChangeWords } from './ChangeNote.tsx';
import { keepFocus } from './keepFocus.ts';
import { useUndoNotice } from './useUndoNotice.ts';
import { VirtualList } from './VirtualList.tsx';

/** Changes shown while the list is collapsed. */
const TOLD = 2;
/** Desktop row height, px. */
const ROW = 76;

const Frame = styled.div`
  display: grid;
  gap: 8px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Change = styled.div`
  display: grid;
  gap: 4px;
  padding: 10px 14px;
  border-block-end: 1px solid var(--wp-line);

  & > p {
    font-weight: 650;
  }
`;

const List = styled(Card)`
  & li:last-child > * {
    border-block-end: 0;
  }
`;

type ChangesNoticeProps = ChangeActions & {
  lines: readonly ChangedLine[];
  settings: TitleSettings;
  /** Starts expanded, for screens where lines can't be edited. */
  open?: boolean;
  /** Called when the list is expanded or collapsed. */
  onReview?: (isOpen: boolean) => void;
};

/** Summary of changed lines, expandable to a list (design: cart; experience: Cart). */
export function ChangesNotice({ lines, settings, open = false, onReview, ...actions }: ChangesNoticeProps) {
  const { t } = useTranslation('cart');
  const words = useChangeWords();
  const notice = useUndoNotice();
  const [isOpen, setOpen] = useState(open);
  const list = useId();
  const count = lines.reduce((sum, { changes }) => sum + changes.length, 0);
  const titleOf = ({ line }: ChangedLine) => productTitle({ ...line, barcode: '' }, settings).name;
  const acceptable = lines.filter(({ line, changes }) => changes.some((change) => canAccept(line, change)));
  if (count === 0) return null;
  const told = lines.slice(0, TOLD).map((changed) => `${titleOf(changed)}: ${words(changed)}`);
  const review = () => {
    setOpen(!isOpen);
    onReview?.(!isOpen);
  };
  const acceptAll = () =>
    notice.done(t('changes.acceptedAll', { count: acceptable.length }), actions.onAccept(acceptable));
  return (
    <Frame>
      <Alert
        tone="warn"
        announce="status"
        title={t('changes.title', { count })}
        action={
          <Actions>
            <Button aria-expanded={isOpen} aria-controls={list} onClick={review}>
              {t(isOpen ? 'changes.hide' : 'changes.review')}
            </Button>
            {acceptable.length > 1 && (
              <Button
                variant="quiet"
                onClick={({ currentTarget }) => {
                  keepFocus(currentTarget);
                  acceptAll();
                }}
              >
                {t('changes.acceptAll')}
              </Button>
            )}
          </Actions>
        }
      >
        {!isOpen && told.join(' · ')}
      </Alert>
      <div id={list} hidden={!isOpen}>
        {isOpen && (
          <List $flush>
            <VirtualList
              label={t('changes.list')}
              count={lines.length}
              estimate={ROW}
              keyOf={(index) => lines[index]?.key ?? String(index)}
              row={(index) => {
                const changed = lines[index];
                if (!changed) return null;
                const product = titleOf(changed);
                return (
                  <Change>
                    <p>{product}</p>
                    <ChangeNotes product={product} changed={changed} {...actions} />
                  </Change>
                );
              }}
            />
          </List>
        )}
      </div>
    </Frame>
  );
}
