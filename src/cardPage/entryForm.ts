import type { CardAnswer, WrongField } from '../bridge/cardContract.ts';
import { create, onTyped } from './dom.ts';
import type { Field } from './field.ts';
import type { CardTexts } from './texts.ts';

export type FormEvents = {
  onSubmit(): void;
  onWrong(fields: readonly WrongField[]): void;
};

export type EntryForm = {
  element: HTMLFormElement;
  /** Again in another language, with what was typed. */
  show(texts: CardTexts): void;
  tokenize(): Promise<CardAnswer>;
  focus(field: string): void;
};

type Parts<Name extends string, Wrong extends string> = {
  element: HTMLFormElement;
  events: FormEvents;
  fields: Readonly<Partial<Record<Name, Field>>>;
  valuesOf(): Record<Name, string>;
  errorsOf(values: Record<Name, string>): Partial<Record<Name, Wrong>>;
  textOf(texts: CardTexts, error: Wrong): string;
  lookOf(
    texts: CardTexts,
    name: Name,
    values: Record<Name, string>,
  ): Omit<Parameters<Field['show']>[0], 'error'>;
  title(texts: CardTexts): string;
  tokenize(values: Record<Name, string>): Promise<CardAnswer>;
};

/**
 * A form whose errors show after the first attempt, each until its field is right. An attempt with errors moves the focus to the first
 * wrong field.
 */
export const createEntryForm = <Name extends string, Wrong extends string>({
  element,
  events,
  fields,
  valuesOf,
  errorsOf,
  textOf,
  lookOf,
  title,
  tokenize,
}: Parts<Name, Wrong>): EntryForm => {
  const named = Object.entries<Field | undefined>(fields).flatMap(([name, field]) =>
    field ? [{ name: name as Name, field }] : [],
  );
  const submit = create('button', { type: 'submit', class: 'unseen', tabindex: '-1', 'aria-hidden': 'true' });
  let texts: CardTexts = () => '';
  let isAttempted = false;
  let reported: string | null = null;

  const report = (wrong: readonly WrongField[]): void => {
    const said = wrong.map(({ text }) => text).join();
    if (said === reported) return;
    reported = said;
    events.onWrong(wrong);
  };

  const render = (): void => {
    const values = valuesOf();
    const errors: Partial<Record<Name, Wrong>> = isAttempted ? errorsOf(values) : {};
    const wrong = named.flatMap(({ name, field }) => {
      const error = errors[name];
      const text = error === undefined ? '' : textOf(texts, error);
      field.show({ ...lookOf(texts, name, values), error: text });
      return text === '' ? [] : [{ field: name, text }];
    });
    report(wrong);
  };

  element.noValidate = true;
  element.append(submit);
  onTyped(element, render);
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    events.onSubmit();
  });

  return {
    element,
    show(shown) {
      texts = shown;
      element.setAttribute('aria-label', title(texts));
      submit.textContent = title(texts);
      render();
    },
    async tokenize() {
      const values = valuesOf();
      const errors = errorsOf(values);
      isAttempted = true;
      render();
      const first = named.find(({ name }) => errors[name] !== undefined);
      if (!first) return tokenize(values);
      first.field.control.focus();
      return { ok: false, reason: 'fields' };
    },
    focus: (name) => named.find((field) => field.name === name)?.field.control.focus(),
  };
};
