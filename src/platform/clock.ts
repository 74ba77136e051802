/** The time, as something that can be handed in. */
export type Clock = {
  /** ms since the epoch. */
  now(): number;
  /** The customer's own calendar day, yyyy-mm-dd. */
  today(): string;
  /** The customer's offset from UTC, for instance `-05:00`. */
  offset(): string;
};

const two = (value: number) => String(Math.trunc(value)).padStart(2, '0');

export const systemClock: Clock = {
  now: () => Date.now(),
  today: () => {
    const now = new Date();
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  },
  offset: () => {
    const minutes = -new Date().getTimezoneOffset();
    return `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
  },
};
