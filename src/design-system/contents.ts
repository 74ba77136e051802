type Place = ParentNode | null | undefined;

/** A page's or a section's. */
export const headingIn = (place: Place, heading: 'h1' | 'h2'): HTMLElement | null =>
  place?.querySelector(heading) ?? null;

/** Whether a part of it still loads. */
export const isBusyIn = (place: ParentNode): boolean => place.querySelector('[aria-busy="true"]') !== null;

/** What is between the header and the footer. */
export const contentIn = (root: HTMLElement): HTMLElement =>
  root.querySelector<HTMLElement>('[data-content]') ?? root;

export const alertIn = (place: Place): Element | null => place?.querySelector('[role="alert"]') ?? null;
