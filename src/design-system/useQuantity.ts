import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addDecimals, compareDecimals, negate, parseDecimal, timesTen } from './decimalString.ts';

/** `reason` says why the value was adjusted. Values are plain decimal strings. */
export type AdjustedQuantity = { value: string; reason?: string | undefined };

export type SpecialInput = { error: string } | { apply: () => { message: string; isTaken: boolean } };

/**
 * Values are plain decimal strings ("2.5"). `onCommit`: the caller must pass the committed quantity back as
 * `value` at once. `parseSpecial`: handles text that is not a quantity (`2x3`); null for all other text.
 * `step`: of arrows and buttons; Shift multiplies it by ten. `min`: of stepping; typed values are only
 * limited by `adjust`. `commitDelayMs`: the value is committed after this time without typing.
 */
export type QuantityOptions = {
  value: string;
  onCommit: (value: string) => void;
  parse?: ((text: string) => string | null) | undefined;
  parseSpecial?: ((text: string) => SpecialInput | null) | undefined;
  format?: ((value: string) => string) | undefined;
  adjust?: ((value: string) => AdjustedQuantity) | undefined;
  invalidMessage: (text: string) => string;
  step?: string | undefined;
  min?: string | undefined;
  commitDelayMs?: number | undefined;
};

type Notice = { text: string; isError: boolean };

const identity = (value: string) => value;
const unadjusted = (value: string): AdjustedQuantity => ({ value });
const noSpecialInput = () => null;
const NOTICE_DURATION_MS = 6000;

const stepFrom = (base: string, direction: 1 | -1, increment: string, min: string): string => {
  const sum = addDecimals(base, direction === 1 ? increment : negate(increment));
  return compareDecimals(sum, min) < 0 ? min : sum;
};

const takeSpecial = (input: SpecialInput): { notice: Notice; isTaken: boolean } => {
  if ('error' in input) return { notice: { text: input.error, isError: true }, isTaken: false };
  const { message, isTaken } = input.apply();
  return { notice: { text: message, isError: false }, isTaken };
};

/** 0 may be the start of 0.5, and an adjustment would change what is being typed. */
const mayCommitAtPause = (quantity: string, adjust: (value: string) => AdjustedQuantity): boolean =>
  compareDecimals(quantity, '0') !== 0 && compareDecimals(adjust(quantity).value, quantity) === 0;

type Readers = {
  [Name in 'parse' | 'parseSpecial']: NonNullable<QuantityOptions[Name]>;
};

/** What text comes to that nobody will see again; text with another meaning is taken at once. */
const quantityLeft = (text: string | null, { parse, parseSpecial }: Readers): string | null => {
  const specialInput = text === null ? null : parseSpecial(text);
  if (specialInput && 'apply' in specialInput) specialInput.apply();
  return specialInput || text === null ? null : parse(text);
};

const useDraft = () => {
  const [draft, setDraftState] = useState<string | null>(null);
  /** Current at once, so that leaving right after a commit doesn't commit again. */
  const latestDraft = useRef<string | null>(null);
  const replacedByPause = useRef<string | null>(null);

  function setDraft(text: string | null) {
    latestDraft.current = text;
    setDraftState(text);
    if (text === null) replacedByPause.current = null;
  }
  function takeBack(): string | null {
    const before = replacedByPause.current;
    setDraft(null);
    return before;
  }
  return { draft, latestDraft, replacedByPause, setDraft, takeBack };
};

const useNotice = () => {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (!notice || notice.isError) return;
    const timer = setTimeout(() => setNotice(null), NOTICE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice] as const;
};

const useCommits = (draft: string | null, delayMs: number, on: { pause(): void; leave(): void }): void => {
  const pause = useEffectEvent(() => on.pause());
  const leave = useEffectEvent(() => on.leave());
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => pause(), delayMs);
    return () => clearTimeout(timer);
  }, [draft, delayMs]);

  const isTyping = draft !== null;
  useEffect(() => {
    if (!isTyping) return;
    const onLeave = () => leave();
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, [isTyping]);
};

/**
 * The behaviour of a quantity field. Typed text stays until the field loses the focus or Enter is pressed; then it is
 * adjusted, with a reason. A pause in typing commits values that need no adjustment, except 0, which may be the start of
 * 0.5; `restore` takes it back. Invalid text stays, with an error. Unmounting commits too.
 */
export function useQuantity({
  value,
  onCommit,
  parse = parseDecimal,
  parseSpecial = noSpecialInput,
  format = identity,
  adjust = unadjusted,
  invalidMessage: unreadable,
  step = '1',
  min = '0',
  commitDelayMs = 400,
}: QuantityOptions) {
  const { draft, latestDraft, replacedByPause, setDraft, takeBack } = useDraft();
  const [notice, setNotice] = useNotice();

  function commit(next: string) {
    if (compareDecimals(next, value) !== 0) onCommit(next);
  }

  function restore() {
    const before = takeBack();
    setNotice(null);
    if (before !== null) commit(before);
  }

  function adjustAndCommit(requested: string): string {
    const adjusted = adjust(requested);
    setDraft(null);
    setNotice(adjusted.reason ? { text: adjusted.reason, isError: false } : null);
    commit(adjusted.value);
    return adjusted.value;
  }

  function steppedValue(direction: 1 | -1, times: 1 | 10): string {
    const base = (draft === null ? null : parse(draft)) ?? value;
    return stepFrom(base, direction, times === 10 ? timesTen(step) : step, min);
  }

  function changeText(text: string) {
    setDraft(text);
    setNotice(null);
  }

  function commitDraft(): string | null {
    if (draft === null || draft.trim() === '') {
      setDraft(null);
      return value;
    }
    const specialInput = parseSpecial(draft);
    if (specialInput) {
      if ('apply' in specialInput) setDraft(null);
      const taken = takeSpecial(specialInput);
      setNotice(taken.notice);
      return taken.isTaken ? value : null;
    }
    const parsed = parse(draft);
    if (parsed !== null) return adjustAndCommit(parsed);
    setNotice({ text: unreadable(draft), isError: true });
    return null;
  }

  function commitUnadjusted() {
    const parsed = draft === null || parseSpecial(draft) ? null : parse(draft);
    if (parsed === null || !mayCommitAtPause(parsed, adjust)) return;
    replacedByPause.current ??= value;
    commit(parsed);
  }

  function commitOnLeave() {
    const left = quantityLeft(latestDraft.current, { parse, parseSpecial });
    if (left !== null) commit(adjust(left).value);
  }

  useCommits(draft, commitDelayMs, { pause: commitUnadjusted, leave: commitOnLeave });

  return {
    text: draft ?? format(value),
    notice,
    atMinimum: draft === null && compareDecimals(value, min) <= 0,
    changeText,
    commitDraft,
    isTyping: draft !== null,
    restore,
    stepDraft: (direction: 1 | -1, times: 1 | 10) => changeText(format(steppedValue(direction, times))),
    stepAndCommit: (direction: 1 | -1) => void adjustAndCommit(steppedValue(direction, 1)),
  };
}
