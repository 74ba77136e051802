/** Included in the host SDK, where a schema library would be half of its size. */
export type Is<T> = (value: unknown) => value is T;

type Fields = Record<string, Is<unknown>>;
type Checked<Guard> = Guard extends Is<infer T> ? T : never;
type Shape<Required extends Fields, Optional extends Fields> = {
  [Name in keyof Required]: Checked<Required[Name]>;
} & { [Name in keyof Optional]?: Checked<Optional[Name]> };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text =
  (maxLength: number, pattern = /^/): Is<string> =>
  (value): value is string =>
    typeof value === 'string' && value !== '' && value.length <= maxLength && pattern.test(value);

export const anyText: Is<string> = (value): value is string => typeof value === 'string';

/** Finite. */
export const number =
  (min = Number.NEGATIVE_INFINITY, isKind: (value: unknown) => boolean = Number.isFinite): Is<number> =>
  (value): value is number =>
    isKind(value) && Number(value) >= min;

export const integer = (min: number): Is<number> => number(min, Number.isSafeInteger);

export const isBoolean: Is<boolean> = (value): value is boolean => typeof value === 'boolean';

export const anything: Is<unknown> = (_value): _value is unknown => true;

export const oneOf =
  <const Value extends string | number | boolean | null>(...values: Value[]): Is<Value> =>
  (value): value is Value =>
    values.some((item) => item === value);

export const anyOf =
  <Guards extends Is<unknown>[]>(...guards: Guards): Is<Checked<Guards[number]>> =>
  (value): value is Checked<Guards[number]> =>
    guards.some((is) => is(value));

export const listOf =
  <T>(is: Is<T>): Is<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every((item) => is(item));

export const recordOf =
  <T>(is: Is<T>): Is<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isRecord(value) && Object.values(value).every((item) => is(item));

/** Optional fields may be absent or undefined; other fields are ignored. */
export const shape =
  <Required extends Fields, Optional extends Fields = Record<never, never>>(
    required: Required,
    optional?: Optional,
  ): Is<Shape<Required, Optional>> =>
  (value): value is Shape<Required, Optional> =>
    isRecord(value) &&
    Object.entries({ ...required, ...optional }).every(
      ([name, is]) => is(value[name]) || (value[name] === undefined && !(name in required)),
    );

/** All of these fields may be absent or undefined; there are no others. */
export const only =
  <Optional extends Fields>(fields: Optional): Is<Shape<Record<never, never>, Optional>> =>
  (value): value is Shape<Record<never, never>, Optional> =>
    isRecord(value) &&
    Object.entries(value).every(([name, field]) => field === undefined || fields[name]?.(field));
