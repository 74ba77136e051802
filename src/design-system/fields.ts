import { focusAndShow } from './focusAndShow.ts';

type Place = ParentNode | null | undefined;

const PROBLEM = '[aria-invalid="true"], [data-problem]';
const FOCUSABLE = 'input, select, textarea, button';

export const fieldsIn = (place: Place): HTMLInputElement[] => [...(place?.querySelectorAll('input') ?? [])];

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
