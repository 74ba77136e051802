const A_DAY = 24 * 60 * 60 * 1000;

/** Whether a number made at `created` gets renewed when its order is placed: at 24 hours or more (rules: Dates). */
export function needsNewOrderNumber(now: number, created: number): boolean {
  return now - created >= A_DAY;
}
