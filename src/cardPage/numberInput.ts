const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

const placeAfter = (text: string, digits: number): number => {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place += 1)
    if (/\d/.test(text.charAt(place))) seen += 1;
  return place;
};

/** Formats what was typed or pasted into a field of digits, and keeps the caret beside the same digit. */
export const formatDigits = (
  control: HTMLInputElement,
  isDeletedForward: boolean,
  format: (text: string) => string,
): void => {
  const typed = control.value;
  const text = format(typed);
  if (text === typed) return;
  const digits = digitsIn(typed.slice(0, control.selectionStart ?? typed.length));
  control.value = text;
  // Safari moves the focus to a field whose selection is set.
  if (document.activeElement !== control) return;
  const place = placeAfter(text, digits);
  const caret = isDeletedForward && text.charAt(place) === ' ' ? place + 1 : place;
  control.setSelectionRange(caret, caret);
};
