export const createElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: object,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties);
