import { type FormEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CardAnswer } from '../../state/payments/cardEntry.ts';

const NO_ERRORS = {} as const;

/** What the portal asks the form for. */
export type EntryHandle = { tokenize(): Promise<CardAnswer> };

type FormOptions<Values, Name extends string> = {
  ref: Ref<EntryHandle>;
  empty: Values;
  /** The names of wrong fields, by field. */
  errorsOf(values: Values): Partial<Record<keyof Values, Name>>;
  tokenize(values: Values): Promise<CardAnswer>;
  /** Enter was pressed. */
  onSubmit(): void;
};

/**
 * A form whose errors show after the first attempt, each until its field is right. An attempt with errors moves the focus to the first
 * wrong field.
 */
export const useEntry = <Values extends Record<string, string>, Name extends string>({
  ref,
  empty,
  errorsOf,
  tokenize,
  onSubmit,
}: FormOptions<Values, Name>) => {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [showsErrors, setShowsErrors] = useState(false);
  const errors: Partial<Record<keyof Values, Name>> = errorsOf(values);
  useImperativeHandle(ref, () => ({
    async tokenize() {
      // The errors are painted before the focus moves, and the focus before the portal hears the answer.
      flushSync(() => setShowsErrors(true));
      if (Object.keys(errors).length === 0) return tokenize(values);
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return { ok: false, reason: 'fields' };
    },
  }));
  return {
    form,
    values,
    set: (name: keyof Values, value: string) => setValues((before) => ({ ...before, [name]: value })),
    errors: (showsErrors ? errors : NO_ERRORS) as Partial<Record<keyof Values, Name>>,
    submit: (event: FormEvent) => {
      event.preventDefault();
      onSubmit();
    },
  };
};
