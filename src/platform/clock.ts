export type Clock = {
  /** Ms since the epoch. */
  now(): number;
  /** The customer's local date, yyyy-mm-dd. */
  today(): string;
  /** The customer's offset from UTC, for example `-05:00`. */
  offset(): string;
};

const twoDigits = (value: number) => String(Math.trunc(value)).padStart(2, '0');

export const systemClock: Clock = {
  now: () => Date.now(),
  today: () => {
    const now = new Date();
    return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
  },
  offset: () => {
    const minutes = -new Date().getTimezoneOffset();
    return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.abs(minutes) / 60)}:${twoDigits(Math.abs(minutes) % 60)}`;
  },
};
