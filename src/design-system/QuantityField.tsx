import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { hover, touch } from './theme/media.ts';
import { type QuantityOptions, useQuantity } from './useQuantity.ts';
import { useStableHandler } from './useStableHandler.ts';

/**
 * One component for all of it, because a list has many. `--wp-reason-end: auto` aligns the reason to the start of the field, at the left edge
 * of a phone. The hint is visible while the field has the focus, and always its description for screen readers.
 */
const Frame = styled.div`
  position: relative;
  display: inline-flex;
  flex: none;
  width: 116px;
  height: var(--wp-control-height);
  border: var(--wp-control-border);
  border-radius: var(--wp-radius);
  background: var(--wp-surface);

  &:has(input[aria-invalid='true']) {
    border-color: var(--wp-bad);
  }

  &:has(input:focus-visible) {
    outline: 2px solid var(--wp-brand-text);
    outline-offset: 1px;
  }

  ${touch} {
    width: 140px;
  }

  @supports (field-sizing: content) {
    width: max-content;
    min-width: 116px;

    ${touch} {
      min-width: 140px;
    }
  }

  & > input {
    flex: 1;
    width: 0;
    padding: 0 2px;
    border: solid var(--wp-line);
    border-width: 0 1px;
    border-radius: 0;
    background: transparent;
    font-weight: 650;
    text-align: center;

    @supports (field-sizing: content) {
      flex-basis: auto;
      width: auto;
      min-width: 0;
      max-width: 84px;
      field-sizing: content;
    }

    &:disabled {
      color: var(--wp-muted);
    }

    @media (pointer: coarse) {
      font-size: 16px;
    }
  }

  && > input:focus-visible {
    outline: none;
  }

  & > button {
    display: grid;
    place-items: center;
    flex: none;
    width: 34px;
    border-radius: var(--wp-radius);
    color: var(--wp-muted);

    & > svg {
      width: 15px;
      height: 15px;
    }

    &:disabled,
    &[aria-disabled='true'] {
      opacity: 0.4;
      cursor: default;
    }

    ${hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        color: var(--wp-ink);
        background: var(--wp-hover);
      }
    }

    ${touch} {
      width: 43px;
    }
  }

  & > span {
    position: absolute;
    inset-block-start: calc(100% + 4px);
    inset-inline-end: var(--wp-reason-end, 0);
    z-index: 2;
    width: max-content;
    max-width: 240px;
    padding: 4px 9px;
    border: 1px solid var(--wp-line);
    border-radius: 7px;
    background: var(--wp-surface);
    color: var(--wp-muted);
    box-shadow: var(--wp-shadow-1);
    font-size: 12px;
    text-align: start;

    &:empty {
      padding: 0;
      border: 0;
      box-shadow: none;
    }
  }

  & > [data-tone='warn'] {
    background: var(--wp-warn-tint);
    color: var(--wp-warn);
  }

  & > [data-tone='bad'] {
    background: var(--wp-bad-tint);
    color: var(--wp-bad);
  }

  & > input:not(:focus) ~ [data-hint] {
    width: 1px;
    max-width: 1px;
    height: 1px;
    padding: 0;
    border: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/**
 * `inputMode`: `text` where dimensions (`2x3`) can be typed, so that phones show letters. `problem`: why the
 * value can't be used as it is; shown as an error while nothing is typed. `onEnter`: with the committed
 * quantity, also when a text with another meaning was taken.
 */
export type QuantityFieldProps = QuantityOptions & {
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  disabled?: boolean;
  id?: string | undefined;
  inputMode?: 'decimal' | 'numeric' | 'text';
  hint?: string | undefined;
  problem?: string | undefined;
  onEnter?: ((quantity: string) => void) | undefined;
};

type StepProps = { label: string; icon: ReactNode; isAtEnd?: boolean; disabled: boolean; onStep(): void };

const minus = <Minus aria-hidden />;
const plus = <Plus aria-hidden />;

/** Not in the Tab order: the arrow keys do the same. */
const Step = memo(function Step({ label, icon, isAtEnd, disabled, onStep }: StepProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-disabled={isAtEnd}
      disabled={disabled}
      onClick={() => isAtEnd || onStep()}
    >
      {icon}
    </button>
  );
});

const directions: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

type KeyActions = Pick<ReturnType<typeof useQuantity>, 'isTyping' | 'restore' | 'stepDraft'> & {
  enter(input: HTMLInputElement): void;
};

const handleKey = (
  event: KeyboardEvent<HTMLInputElement>,
  { isTyping, restore, stepDraft, enter }: KeyActions,
): void => {
  const input = event.currentTarget;
  const direction = directions[event.key];
  if (direction) {
    event.preventDefault();
    stepDraft(direction, event.shiftKey ? 10 : 1);
  } else if (event.key === 'Enter') {
    event.preventDefault();
    enter(input);
  } else if (event.key === 'Escape') {
    // Only an untouched field leaves Escape to a dialog around it.
    if (isTyping) event.stopPropagation();
    restore();
    queueMicrotask(() => input.blur());
  }
};

// In Firefox, a pointer that moves a little while it is pressed would take back what the focus selects: "2" over "1" became "21".
const focusOnPress = (event: MouseEvent<HTMLInputElement>): void => {
  const input = event.currentTarget;
  if (input.matches(':focus')) return;
  event.preventDefault();
  input.focus();
};

/**
 * A text box and not a spin button, because screen readers treat spin buttons as sliders (VoiceOver hides the keyboard
 * on phones, some read only `aria-valuenow`), and typed text such as "2,5" or "2x3" is not always a number. The arrow keys
 * step as in a spin button, whose buttons aren't in the Tab order either. Escape restores the number and leaves the field.
 */
export function QuantityField({
  label,
  decreaseLabel,
  increaseLabel,
  disabled = false,
  id,
  inputMode = 'decimal',
  hint,
  problem,
  onEnter,
  ...options
}: QuantityFieldProps) {
  const {
    text,
    notice: inputNotice,
    atMinimum,
    isTyping,
    changeText,
    commitDraft,
    restore,
    stepDraft,
    stepAndCommit,
  } = useQuantity(options);
  const decrease = useStableHandler(() => stepAndCommit(-1));
  const increase = useStableHandler(() => stepAndCommit(1));
  const notice = inputNotice ?? (problem && !isTyping ? { text: problem, isError: true } : null);
  const generatedId = useId();
  const noticeId = `${id ?? generatedId}-reason`;
  const hintId = `${id ?? generatedId}-hint`;
  const describedBy = notice ? noticeId : hint ? hintId : undefined;

  function enter(input: HTMLInputElement) {
    const quantity = commitDraft();
    queueMicrotask(() => input.select());
    if (quantity !== null) onEnter?.(quantity);
  }

  return (
    <Frame role="group" aria-label={label}>
      <Step label={decreaseLabel} icon={minus} isAtEnd={atMinimum} disabled={disabled} onStep={decrease} />
      <input
        id={id}
        data-quantity
        type="text"
        inputMode={inputMode}
        enterKeyHint="done"
        autoComplete="off"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={notice?.isError || undefined}
        value={text}
        disabled={disabled}
        onChange={(event) => changeText(event.target.value)}
        onMouseDown={focusOnPress}
        onFocus={(event) => event.target.select()}
        onBlur={commitDraft}
        onKeyDown={(event) => handleKey(event, { isTyping, restore, stepDraft, enter })}
      />
      <Step label={increaseLabel} icon={plus} disabled={disabled} onStep={increase} />
      <span id={noticeId} role="status" data-tone={notice?.isError ? 'bad' : 'warn'}>
        {notice?.text}
      </span>
      {hint && !notice && (
        <span id={hintId} data-hint>
          {hint}
        </span>
      )}
    </Frame>
  );
}
