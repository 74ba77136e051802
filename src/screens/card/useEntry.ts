import {
  type FormEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { CardAnswer, WrongField } from '../../state/payments/cardEntry.ts';

const NO_ERRORS = {} as const;

export type EntryHandle = { tokenize(): Promise<CardAnswer>; focus(field: string): void };

type FormOptions<Values, Name extends string> = {
  ref: Ref<EntryHandle>;
  empty: Values;
  errorsOf(values: Values): Partial<Record<keyof Values, Name>>;
  tokenize(values: Values): Promise<CardAnswer>;
  textOf(error: Name): string;
  onSubmit(): void;
  /** The shown errors, whenever they change. */
  onWrong(fields: readonly WrongField[]): void;
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
  textOf,
  onSubmit,
  onWrong,
}: FormOptions<Values, Name>) => {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [showsErrors, setShowsErrors] = useState(false);
  const errors: Partial<Record<keyof Values, Name>> = errorsOf(values);
  const shown = (showsErrors ? errors : NO_ERRORS) as Partial<Record<keyof Values, Name>>;
  const wrong = Object.entries<Name | undefined>(shown).flatMap(([field, error]) =>
    error ? [{ field, text: textOf(error) }] : [],
  );
  const report = useEffectEvent((texts: string) => onWrong(texts === '' ? [] : wrong));
  const reported = wrong.map(({ text }) => text).join();
  useEffect(() => {
    report(reported);
  }, [reported]);
  useImperativeHandle(ref, () => ({
    focus: (field) => form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus(),
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
    errors: shown,
    submit: (event: FormEvent) => {
      event.preventDefault();
      onSubmit();
    },
  };
};
