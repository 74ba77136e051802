type Place = ParentNode | null | undefined;

export const headingIn = (place: Place, heading: 'h1' | 'h2'): HTMLElement | null =>
  place?.querySelector(heading) ?? null;

export const isBusyIn = (place: ParentNode): boolean => place.querySelector('[aria-busy="true"]') !== null;

export const contentIn = (root: HTMLElement): HTMLElement =>
  root.querySelector<HTMLElement>('[data-content]') ?? root;

export const alertIn = (place: Place): Element | null => place?.querySelector('[role="alert"]') ?? null;

/** Where a link leads within the portal, also when its address is for a new tab. */
export const pathOfLink = (link: HTMLElement): string | null => {
  const href = link.getAttribute('href');
  return href?.startsWith('/') ? href : (link.dataset.path ?? href);
};
