/** Converts a CSS colour such as "teal" to #rrggbb; null when it is invalid (rules: Colours). */
export const browserColour = (colour: unknown): string | null => {
  if (typeof colour !== 'string' || !CSS.supports('color', colour)) return null;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return null;
  context.fillStyle = colour;
  return typeof context.fillStyle === 'string' && context.fillStyle.startsWith('#')
    ? context.fillStyle
    : null;
};

/** Sets title (unless a screen has set it), icon and theme colour of the portal's page. */
export const applyBranding = (
  company: { name: string; favicon: string },
  colour: string,
  language: string,
): void => {
  if (!document.title.endsWith(company.name)) document.title = company.name;
  document.documentElement.lang = language;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]') ?? document.createElement('link');
  icon.rel = 'icon';
  if (company.favicon) icon.href = company.favicon;
  if (!icon.isConnected) document.head.append(icon);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
};
