import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { controlStyles } from '../../design-system/fieldStyles.ts';
import { phone } from '../../design-system/theme/media.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { CODE_MAX_LENGTH } from '../../domain/quickOrder/draftRow.ts';
import { useSuggestions } from '../../state/quickOrder/useSuggestions.ts';
import { CodeSuggestions, optionId } from './CodeSuggestions.tsx';
import { useDraftText } from './useDraftText.ts';

export const CodeInput = styled.input`
  ${controlStyles}
  min-height: 36px;
  padding: 0 9px;

  ${phone} {
    min-height: 44px;
  }
`;

/** A block of a spreadsheet or a mail, which is more than one code. */
const isBlock = (text: string) => /[\t\n]/.test(text.trim());

const moves: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

type Editing = {
  code: string;
  /** What the code may mean, where it isn't certain. */
  candidates: readonly Product[];
  onCode(code: string): void;
  onProduct(product: Product): void;
  onEnter(): void;
};

const useCodeEditing = ({ code, candidates, onCode, onProduct, onEnter }: Editing) => {
  const { draft, latest, change: setDraft } = useDraftText();
  const [marked, setMarked] = useState(-1);
  const isTyping = draft !== null;
  const text = draft ?? code;
  const suggestions = useSuggestions(isTyping ? text : '');
  const change = (next: string | null) => {
    setDraft(next);
    setMarked(-1);
  };
  const commit = () => {
    const typed = latest();
    change(null);
    if (typed !== null) onCode(typed);
  };
  const choose = (product: Product) => {
    change(null);
    onProduct(product);
  };
  const enter = () => {
    const chosen = suggestions[marked] ?? (isTyping ? undefined : candidates[0]);
    if (chosen) return choose(chosen);
    if (text.trim() === '') return;
    commit();
    onEnter();
  };
  return { text, isTyping, marked, setMarked, suggestions, change, commit, choose, enter };
};

const keysOf =
  ({ isTyping, suggestions, enter, change, setMarked }: ReturnType<typeof useCodeEditing>) =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    const move = moves[event.key];
    if (event.key === 'Enter' && !event.ctrlKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      enter();
    } else if (event.key === 'Escape' && isTyping) {
      event.stopPropagation();
      change(null);
    } else if (move && suggestions.length > 0) {
      event.preventDefault();
      event.stopPropagation();
      setMarked((at) => Math.min(Math.max(at + move, -1), suggestions.length - 1));
    }
  };

const pasteOf =
  ({ change }: ReturnType<typeof useCodeEditing>, onBlock: ((text: string) => void) | undefined) =>
  (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text');
    if (!onBlock || !isBlock(pasted)) return;
    event.preventDefault();
    change(null);
    onBlock(pasted);
  };

type CodeFieldProps = Editing & {
  label: string;
  suggestionsLabel: string;
  isUnknown: boolean;
  /** A pasted block of rows, which is more than one code; pasted as usual without it. */
  onBlock?(text: string): void;
  attributes?: ComponentProps<'input'> & Partial<Record<`data-${string}`, string | number>>;
};

/**
 * A code, a barcode, an own part number or words, with suggestions below: an exact code wins over every one. Its place is that of the
 * nearest positioned element.
 */
export function CodeField({
  label,
  suggestionsLabel,
  isUnknown,
  onBlock,
  attributes,
  ...editing
}: CodeFieldProps) {
  const { t } = useTranslation('quickOrder');
  const field = useCodeEditing(editing);
  const { text, marked, suggestions, change, commit, choose } = field;
  const listId = useId();
  const isOpen = suggestions.length > 0;
  return (
    <>
      <CodeInput
        {...attributes}
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={marked >= 0 ? optionId(listId, marked) : undefined}
        aria-invalid={isUnknown || undefined}
        placeholder={t('code.placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={CODE_MAX_LENGTH}
        value={text}
        onChange={({ target }) => change(target.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={commit}
        onKeyDown={keysOf(field)}
        onPaste={pasteOf(field, onBlock)}
      />
      {isOpen && (
        <CodeSuggestions
          id={listId}
          label={suggestionsLabel}
          products={suggestions}
          marked={marked}
          onChoose={choose}
        />
      )}
    </>
  );
}
