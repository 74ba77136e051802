type Attributes = Readonly<Record<string, string>>;

export const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
};

export const setText = (element: HTMLElement, text: string): void => {
  // The same text again would be read again.
  if (element.textContent !== text) element.textContent = text;
  element.hidden = text === '';
};

export const setAttribute = (element: Element, name: string, value: string): void => {
  if (value === '') element.removeAttribute(name);
  else element.setAttribute(name, value);
};

/** Some browsers report what they fill in by `change` alone. */
export const onTyped = (element: HTMLElement, handle: (event: Event) => void): void => {
  element.addEventListener('input', handle);
  element.addEventListener('change', handle);
};
