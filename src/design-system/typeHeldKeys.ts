import { takeHeldKeys } from './heldKeys.ts';

export const typeHeldKeys = (field: HTMLInputElement): void => {
  const { text, hasEnter } = takeHeldKeys();
  if (text === '') return;
  // React reads a value that is set by script only through the element's own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (!hasEnter) return;
  setTimeout(() =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
  );
};
