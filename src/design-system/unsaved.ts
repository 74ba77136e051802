/** For a form or a field: what was typed in it is nowhere else, and would be lost with the portal. */
export const unsaved = (isUnsaved: boolean): { 'data-unsaved'?: boolean } =>
  isUnsaved ? { 'data-unsaved': true } : {};

export const hasUnsavedIn = (place: ParentNode): boolean => place.querySelector('[data-unsaved]') !== null;
