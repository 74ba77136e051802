/**
 * The little that the guards are made of. The host SDK carries them into parent apps, where a schema library would be half of
 * all it weighs.
 */
export type Is<T> = (value: unknown) => value is T;

type Fields = Record<string, Is<unknown>>;
type Checked<Guard> = Guard extends Is<infer T> ? T : never;
type Shape<Required extends Fields, Optional extends Fields> = {
  [Name in keyof Required]: Checked<Required[Name]>;
} & { [Name in keyof Optional]?: Checked<Optional[Name]> };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A string of at most `longest` characters, and of at least one. */
export const text =
  (longest: number, pattern = /^/): Is<string> =>
  (value): value is string =>
    typeof value === 'string' && value !== '' && value.length <= longest && pattern.test(value);

/** A string, which may be empty. */
export const anyText: Is<string> = (value): value is string => typeof value === 'string';

/** A finite number between two bounds, which count. */
export const number =
  (least = -Number.MAX_VALUE, most = Number.MAX_VALUE): Is<number> =>
  (value): value is number =>
    typeof value === 'number' && value >= least && value <= most;

/** A whole number that is counted exactly. */
export const whole =
  (least: number): Is<number> =>
  (value): value is number =>
    Number.isSafeInteger(value) && Number(value) >= least;

export const truth: Is<boolean> = (value): value is boolean => typeof value === 'boolean';

export const anything: Is<unknown> = (_value): _value is unknown => true;

/** One of some words, numbers or truths; nothing else is equal to them. */
export const oneOf =
  <const Value extends string | number | boolean | null>(...values: Value[]): Is<Value> =>
  (value): value is Value =>
    values.some((each) => each === value);

/** What at least one of the guards admits. */
export const either =
  <Guards extends Is<unknown>[]>(...guards: Guards): Is<Checked<Guards[number]>> =>
  (value): value is Checked<Guards[number]> =>
    guards.some((is) => is(value));

export const listOf =
  <T>(is: Is<T>): Is<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every((each) => is(each));

/** A record whose values all fit. */
export const recordOf =
  <T>(is: Is<T>): Is<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isRecord(value) && Object.values(value).every((each) => is(each));

/** An object with these fields; an optional one may be absent or undefined. Fields that it doesn't name are ignored. */
export const shape =
  <Required extends Fields, Optional extends Fields = Record<never, never>>(
    required: Required,
    optional?: Optional,
  ): Is<Shape<Required, Optional>> =>
  (value): value is Shape<Required, Optional> =>
    isRecord(value) &&
    Object.entries(required).every(([name, is]) => is(value[name])) &&
    Object.entries(optional ?? {}).every(([name, is]) => value[name] === undefined || is(value[name]));
