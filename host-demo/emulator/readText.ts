import { isObject } from './answering.ts';

export const readText = (value: unknown, ...path: string[]): string => {
  const found = readAt(value, ...path);
  return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean'
    ? String(found)
    : '';
};

export const readAt = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((content, name) => (isObject(content) ? content[name] : undefined), value);
