import { create, setAttribute, setText } from './dom.ts';

type FieldLook = { label: string; error?: string; hint?: string; placeholder?: string; status?: string };

export type Field = {
  element: HTMLElement;
  control: HTMLInputElement | HTMLSelectElement;
  show(look: FieldLook): void;
};

const frame = (control: Field['control'], box: HTMLElement, showMore: (look: FieldLook) => void): Field => {
  const { id } = control;
  const label = create('label', { for: id });
  const error = create('p', { id: `${id}-error`, class: 'error' });
  const hint = create('p', { id: `${id}-hint`, class: 'hint' });
  return {
    element: create('div', { class: 'field' }, [label, box, error, hint]),
    control,
    show(look) {
      setText(label, look.label);
      setText(error, look.error ?? '');
      setText(hint, look.hint ?? '');
      const describing = [error, hint].filter(({ hidden }) => !hidden).map((element) => element.id);
      setAttribute(control, 'aria-describedby', describing.join(' '));
      setAttribute(control, 'aria-invalid', look.error ? 'true' : '');
      showMore(look);
    },
  };
};

export const textField = (name: string, attributes: Readonly<Record<string, string>>): Field => {
  const control = create('input', { type: 'text', name, id: name, required: '', ...attributes });
  return frame(control, create('span', { class: 'control' }, [control]), ({ placeholder = '' }) =>
    setAttribute(control, 'placeholder', placeholder),
  );
};

/** A text with something beside it that is announced when it changes. */
export const textFieldWithStatus = (name: string, attributes: Readonly<Record<string, string>>): Field => {
  const field = textField(name, attributes);
  const status = create('span', { class: 'status', role: 'status' });
  field.control.after(status);
  return {
    ...field,
    show(look) {
      field.show(look);
      const { status: text = '' } = look;
      if (status.textContent !== text) status.textContent = text;
    },
  };
};

export const selectField = <Value extends string>(
  name: string,
  values: readonly Value[],
): Field & { showOptions(labelOf: (value: Value) => string): void } => {
  const control = create('select', { name, id: name });
  const options = values.map((value) => ({ value, option: create('option', { value }) }));
  control.append(...options.map(({ option }) => option));
  return {
    ...frame(control, create('span', { class: 'select' }, [control]), () => undefined),
    showOptions(labelOf) {
      for (const { value, option } of options) setText(option, labelOf(value));
    },
  };
};
