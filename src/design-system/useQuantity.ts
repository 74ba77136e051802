import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addDecimals, compareDecimals, negate, parseDecimal, tenfold } from './decimalString.ts';

/** What a quantity becomes, and why when that isn't what was asked for. Values are plain decimal strings. */
export type SettledQuantity = { value: string; reason?: string | undefined };

/** What a text means that is no quantity: why it can't be read, or what takes it and answers with what to say of it. */
export type OtherMeaning = { problem: string } | { take: () => string };

export type QuantityOptions = {
  /** The quantity that holds now, a plain decimal string ("2.5"). */
  value: string;
  /** The quantity has been chosen. The caller must hand it back as `value` at once, and may send it on in its own time. */
  onCommit: (value: string) => void;
  /** Reads what was typed; null when it can't. By default a decimal with a dot or a comma. */
  parse?: ((text: string) => string | null) | undefined;
  /** A text that is meant as something else than a quantity (`2x3`); null for every other. */
  meaning?: ((text: string) => OtherMeaning | null) | undefined;
  /** Writes a value as the person reads it; by default as it is. */
  format?: ((value: string) => string) | undefined;
  /** The nearest quantity that can be had, with the reason when it differs. By default everything can. */
  settle?: ((value: string) => SettledQuantity) | undefined;
  /** The sentence for a text that is no quantity. */
  unreadable: (text: string) => string;
  /** How much an arrow or button adds; Shift makes it ten times as much. */
  step?: string | undefined;
  /** Stepping stops here. Typing doesn't: that is for `settle` to say. */
  min?: string | undefined;
  /** ms without a key after which a typed quantity is committed. */
  pause?: number | undefined;
};

type Notice = { text: string; unreadable: boolean };

const asIs = (value: string) => value;
const anything = (value: string): SettledQuantity => ({ value });
const nothingElse = () => null;
const noticeLasts = 6000;

/**
 * The behaviour of a quantity field (experience: Quantity field). What is typed stays as it is typed; it is brought to a
 * quantity that can be had, and says why, when the person leaves it or presses Enter. A pause in typing commits what needs
 * no change, but never a zero: it may be the beginning of 0.5. A text that can't be read stays, with its reason. Leaving the page or the list commits too.
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
  /** At once, for who leaves in the very moment in which the draft was chosen: what is chosen isn't chosen again. */
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

  /** Answers the quantity that holds now; null where what was typed is none. */
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
    /** Arrow keys: as if it were typed. */
    nudge: (direction: 1 | -1, times: 1 | 10) => type(format(stepped(direction, times))),
    /** The buttons: chosen at once. */
    press: (direction: 1 | -1) => void choose(stepped(direction, 1)),
  };
}
