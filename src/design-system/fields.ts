import type { KeyboardEvent } from 'react';
import { focusAndShow } from './focusAndShow.ts';

type Place = ParentNode | null | undefined;

const PROBLEM = '[aria-invalid="true"], [data-problem]';
const FOCUSABLE = 'input, select, textarea, button';

export const fieldsIn = (place: Place): HTMLInputElement[] => [...(place?.querySelectorAll('input') ?? [])];

/** The next field of the form with the same name, as the next row of a column is. */
const fieldAfter = (field: HTMLInputElement): HTMLInputElement | undefined => {
  const column = fieldsIn(field.form).filter(({ name }) => name === field.name);
  return column[column.indexOf(field) + 1];
};

/** Enter moves down a column of fields, as on a numeric keypad; in the last one it submits the form. */
export const focusNextOnEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key !== 'Enter') return;
  const next = fieldAfter(event.currentTarget);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
};

export const choicesIn = (place: Place): HTMLInputElement[] =>
  fieldsIn(place).filter(({ type }) => type !== 'search');

export const fieldNamed = (place: Place, name: string): HTMLElement | null =>
  place?.querySelector<HTMLElement>(`[name="${name}"]`) ?? null;

export const wrongFieldIn = (place: Place): HTMLElement | null =>
  place?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;

export const focusFirstProblem = (place: Place): void => {
  const first = place?.querySelector<HTMLElement>(PROBLEM);
  const isFocusable = first?.matches(`${FOCUSABLE}, [tabindex]`);
  focusAndShow(isFocusable ? first : first?.querySelector<HTMLElement>(FOCUSABLE), 'center');
};
