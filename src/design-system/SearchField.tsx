import { Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './fieldStyles.ts';
import { phone } from './theme/media.ts';

const Box = styled.span`
  ${controlStyles}
  display: flex;
  align-items: center;
  gap: 9px;
  padding-inline: 12px 5px;
  position: relative;
  border: var(--wp-control-border);
  background: var(--wp-page);
  cursor: text;

  &:has(input:focus-visible) {
    outline: 2px solid var(--wp-brand-text);
    outline-offset: 1px;
    background: var(--wp-surface);
  }

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: var(--wp-muted);
  }

  ${phone} {
    &[data-short] {
      gap: 6px;
      padding-inline-start: 8px;
    }

    &[data-short]:has(:placeholder-shown):not(:focus-within)::after {
      content: attr(data-short) / '';
      position: absolute;
      inset-inline-start: 29px;
      color: var(--wp-muted);
      pointer-events: none;
    }
  }
`;

const Input = styled.input`
  flex: 1;
  align-self: stretch;
  padding: 0;
  border: 0;
  background: transparent;
  appearance: none;
  text-overflow: ellipsis;

  ${phone} {
    ${Box}[data-short]:not(:focus-within) &::placeholder {
      color: transparent;
    }
  }

  &&:focus-visible {
    outline: none;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const KeyHint = styled.kbd`
  flex: none;
  min-width: 24px;
  padding: 2px 7px;
  border: 1px solid var(--wp-line);
  border-radius: 6px;
  background: var(--wp-surface);
  color: var(--wp-muted);
  font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace;
  text-align: center;

  ${Box}:focus-within &[data-at-rest] {
    visibility: hidden;
  }

  @media (pointer: coarse) {
    display: none;
  }

  ${phone} {
    display: none;
  }
`;

const ClearButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: calc(var(--wp-control-height) - 8px);
  height: calc(var(--wp-control-height) - 8px);
  border-radius: 6px;
  color: var(--wp-muted);

  & > svg {
    width: 16px;
    height: 16px;
  }
`;

export type SearchFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'type' | 'size' | 'ref'
> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  clearLabel: string;
  /** Displayed while the field is empty; the caller handles the key. */
  shortcut?: string | undefined;
  /** Displayed while Escape closes what the field has opened. */
  escapeKey?: string | undefined;
  shortPlaceholder?: string;
  /** At the end of the field. */
  action?: ReactNode;
  ref?: React.RefObject<HTMLInputElement | null>;
};

/** Escape or the clear button empties the field and keeps the focus. */
export function SearchField({
  label,
  value,
  onChange,
  clearLabel,
  shortcut,
  escapeKey,
  shortPlaceholder,
  action,
  ref,
  onKeyDown,
  ...input
}: SearchFieldProps) {
  const internalRef = useRef<HTMLInputElement>(null);
  const inputRef = ref ?? internalRef;
  function clear() {
    onChange('');
    inputRef.current?.focus();
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || value === '' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  }
  const keyHint = escapeKey || (value === '' && shortcut);
  return (
    <Box
      data-short={shortPlaceholder}
      onMouseDown={(event) => event.target === event.currentTarget && inputRef.current?.focus()}
    >
      <Search aria-hidden />
      <Input
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...input}
        ref={inputRef}
        type="search"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {value !== '' && (
        <ClearButton type="button" aria-label={clearLabel} onClick={clear}>
          <X aria-hidden />
        </ClearButton>
      )}
      {keyHint && (
        <KeyHint aria-hidden data-at-rest={escapeKey ? undefined : ''}>
          {keyHint}
        </KeyHint>
      )}
      {action}
    </Box>
  );
}
