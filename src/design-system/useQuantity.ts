import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addDecimals, compareDecimals, negate, parseDecimal, tenfold } from './decimalString.ts';

/** An adjusted quantity, with the reason when it differs. Values are plain decimal strings. */
export type SettledQuantity = { value: string; reason?: string | undefined };

/** Another meaning of a text: an error, or an action that returns a message. */
export type OtherMeaning = { problem: string } | { take: () => string };

export type QuantityOptions = {
  /** The current quantity as a plain decimal string ("2.5"). */
  value: string;
  /** Called with the chosen quantity. The caller must pass it back as `value` at once. */
  onCommit: (value: string) => void;
  /** Parses typed text; null when invalid. Default: a decimal with a dot or comma. */
  parse?: ((text: string) => string | null) | undefined;
  /** Handles text that is not a quantity (`2x3`); null for all other text. */
  meaning?: ((text: string) => OtherMeaning | null) | undefined;
  /** Formats a value for display; default: unchanged. */
  format?: ((value: string) => string) | undefined;
  /** Adjusts a quantity, with a reason; default: unchanged. */
  settle?: ((value: string) => SettledQuantity) | undefined;
  /** The error for invalid text. */
  unreadable: (text: string) => string;
  /** Increment of arrows and buttons; Shift multiplies it by ten. */
  step?: string | undefined;
  /** Lower limit of stepping; typed values are left to `settle`. */
  min?: string | undefined;
  /** Time without typing after which the value is committed, ms. */
  pause?: number | undefined;
};

type Notice = { text: string; unreadable: boolean };

const asIs = (value: string) => value;
const anything = (value: string): SettledQuantity => ({ value });
const nothingElse = () => null;
const noticeLasts = 6000;

/**
 * The behaviour of a quantity field (experience: Quantity field). Typed text stays until the field loses the focus or
 * Enter is pressed; then it is adjusted, with a reason. A pause in typing commits values that need no adjustment, except
 * 0, which may be the start of 0.5. Invalid text stays, with an error. Unmounting commits too.
 */
export function useQuantity({
  value,
  onCommit,
  parse = parseDecimal,
  meaning = nothingElse,
  format = asIs,
  settle = anything,
  unreadable,
  step = '1',
  min = '0',
  pause = 400,
}: QuantityOptions) {
  const [draft, showDraft] = useState<string | null>(null);
  /** The latest committed value, so that leaving right after a commit doesn't commit again. */
  const newest = useRef<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);

  function setDraft(text: string | null) {
    newest.current = text;
    showDraft(text);
  }

  function commit(next: string) {
    if (compareDecimals(next, value) !== 0) onCommit(next);
  }

  function choose(asked: string): string {
    const settled = settle(asked);
    setDraft(null);
    setNotice(settled.reason ? { text: settled.reason, unreadable: false } : null);
    commit(settled.value);
    return settled.value;
  }

  function stepped(direction: 1 | -1, times: 1 | 10): string {
    const base = (draft === null ? null : parse(draft)) ?? value;
    const by = times === 10 ? tenfold(step) : step;
    const sum = addDecimals(base, direction === 1 ? by : negate(by));
    return compareDecimals(sum, min) < 0 ? min : sum;
  }

  function type(text: string) {
    setDraft(text);
    setNotice(null);
  }

  /** Returns the current quantity; null for invalid text. */
  function finish(): string | null {
    if (draft === null) return value;
    if (draft.trim() === '') {
      setDraft(null);
      return value;
    }
    const other = meaning(draft);
    if (other && 'problem' in other) {
      setNotice({ text: other.problem, unreadable: true });
      return null;
    }
    if (other) {
      setDraft(null);
      setNotice({ text: other.take(), unreadable: false });
      return null;
    }
    const read = parse(draft);
    if (read !== null) return choose(read);
    setNotice({ text: unreadable(draft), unreadable: true });
    return null;
  }

  const commitWhatHolds = useEffectEvent(() => {
    const read = draft === null || meaning(draft) ? null : parse(draft);
    if (read === null || compareDecimals(read, '0') === 0) return;
    if (compareDecimals(settle(read).value, read) === 0) commit(read);
  });

  const commitOnLeaving = useEffectEvent(() => {
    const text = newest.current;
    const other = text === null ? null : meaning(text);
    if (other && 'take' in other) other.take();
    if (other) return;
    const read = text === null ? null : parse(text);
    if (read !== null) commit(settle(read).value);
  });

  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => commitWhatHolds(), pause);
    return () => clearTimeout(timer);
  }, [draft, pause]);

  const typing = draft !== null;
  useEffect(() => {
    if (!typing) return;
    const leave = () => commitOnLeaving();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [typing]);

  useEffect(() => {
    if (!notice || notice.unreadable) return;
    const timer = setTimeout(() => setNotice(null), noticeLasts);
    return () => clearTimeout(timer);
  }, [notice]);

  return {
    text: draft ?? format(value),
    notice,
    atMinimum: draft === null && compareDecimals(value, min) <= 0,
    type,
    finish,
    nudge: (direction: 1 | -1, times: 1 | 10) => type(format(stepped(direction, times))),
    press: (direction: 1 | -1) => void choose(stepped(direction, 1)),
  };
}
