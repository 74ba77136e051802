import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../domain/catalogue/product.ts';
import { CODE_MAX_LENGTH, type DraftRow } from '../../domain/quickOrder/draftRow.ts';
import { chooseProduct, setCode } from '../../domain/quickOrder/editRows.ts';
import { useSuggestions } from '../../state/quickOrder/useSuggestions.ts';
import { CodeSuggestions, optionId } from './CodeSuggestions.tsx';
import { useGrid } from './gridContext.ts';
import { GridInput } from './gridStyles.ts';
import { useDraftText } from './useDraftText.ts';

/** A block of a spreadsheet or a mail, which is more than one code. */
const isBlock = (text: string) => /[\t\n]/.test(text.trim());

const moves: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

type CodeCellProps = {
  row: Pick<DraftRow, 'key' | 'code'>;
  /** The row's number, from 1. */
  number: number;
  isUnknown: boolean;
  /** What the code may mean, where it isn't certain. */
  candidates: readonly Product[];
};

/** The typed text until it is taken, and the suggestion that the arrow keys have reached. */
const useCodeDraft = (code: string) => {
  const { draft, latest, change } = useDraftText();
  const [marked, setMarked] = useState(-1);
  return {
    text: draft ?? code,
    isTyping: draft !== null,
    latest,
    marked,
    setMarked,
    change: (text: string | null) => {
      change(text);
      setMarked(-1);
    },
  };
};

const useCodeEditing = ({ row, candidates }: Pick<CodeCellProps, 'row' | 'candidates'>) => {
  const { key: rowKey, code } = row;
  const { actions, focus } = useGrid();
  const draft = useCodeDraft(code);
  const suggestions = useSuggestions(draft.isTyping ? draft.text : '');
  const commit = () => {
    const typed = draft.latest();
    draft.change(null);
    if (typed !== null) actions.edit((rows) => setCode(rows, rowKey, typed));
  };
  const choose = (product: Product) => {
    draft.change(null);
    actions.edit((rows) => chooseProduct(rows, rowKey, product));
    focus(rowKey, 'quantity');
  };
  const enter = () => {
    const marked = suggestions[draft.marked];
    const [candidate] = candidates;
    if (marked) return choose(marked);
    if (!draft.isTyping && candidate) return choose(candidate);
    if (draft.text.trim() === '') return;
    commit();
    focus(rowKey, 'quantity');
  };
  return { draft, suggestions, commit, choose, enter };
};

const codeKeys =
  ({
    draft,
    suggestions,
    enter,
  }: Pick<ReturnType<typeof useCodeEditing>, 'draft' | 'suggestions' | 'enter'>) =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    const move = moves[event.key];
    if (event.key === 'Enter' && !event.ctrlKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      enter();
    } else if (event.key === 'Escape' && draft.isTyping) {
      event.stopPropagation();
      draft.change(null);
    } else if (move && suggestions.length > 0) {
      event.preventDefault();
      event.stopPropagation();
      draft.setMarked((at) => Math.min(Math.max(at + move, -1), suggestions.length - 1));
    }
  };

/** A pasted block becomes rows; one code is pasted as usual. */
const useBlockPaste = (rowKey: string, change: (text: null) => void) => {
  const { paste } = useGrid();
  return (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    if (!isBlock(text)) return;
    event.preventDefault();
    change(null);
    paste(text, rowKey);
  };
};

/** A code, a barcode, an own part number or words. Enter leads to the quantity; an exact code wins over every suggestion. */
export function CodeCell({ row, number, isUnknown, candidates }: CodeCellProps) {
  const { t } = useTranslation('quickOrder');
  const { register } = useGrid();
  const { draft, suggestions, commit, choose, enter } = useCodeEditing({ row, candidates });
  const listId = useId();
  const isOpen = suggestions.length > 0;

  const onKeyDown = codeKeys({ draft, suggestions, enter });
  const onPaste = useBlockPaste(row.key, draft.change);

  return (
    <>
      <GridInput
        ref={register(row.key, 'code')}
        data-row={number - 1}
        data-column="code"
        type="text"
        role="combobox"
        aria-label={t('code.label', { number })}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={draft.marked >= 0 ? optionId(listId, draft.marked) : undefined}
        aria-invalid={isUnknown || undefined}
        placeholder={t('code.placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={CODE_MAX_LENGTH}
        value={draft.text}
        onChange={({ target }) => draft.change(target.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {isOpen && (
        <CodeSuggestions
          id={listId}
          label={t('code.suggestions', { number })}
          products={suggestions}
          marked={draft.marked}
          onChoose={choose}
        />
      )}
    </>
  );
}
