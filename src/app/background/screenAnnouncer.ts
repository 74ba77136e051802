import { contentIn, headingIn, pathOfLink } from '../../design-system/contents.ts';
import { focusedElement } from '../../design-system/focusedElement.ts';

type Visit = { key: string; isReturn: boolean };

export type ScreenAnnouncer = {
  arrive(visit: Visit): void;
  stay(key: string): void;
  stop(): void;
};

const HEADING_TIMEOUT_MS = 10_000;
// What changes together is looked at together, ms. No animation frame: a tab in the background has a name too.
const DEBOUNCE_MS = 30;
const BUSY = 'input, textarea, select, [contenteditable], [role="dialog"] *, [role="alertdialog"] *';

/**
 * The focus may be moved from a removed element, or from the link or button that was pressed. It is never taken from a
 * field, a dialog, a screen that set it itself, or the parent's page.
 */
const mayMoveFocus = (root: HTMLElement, content: HTMLElement): boolean => {
  const activeElement = focusedElement();
  if (!activeElement || activeElement === document.body || activeElement === content) return true;
  return root.contains(activeElement) && !content.contains(activeElement) && !activeElement.matches(BUSY);
};

const linkTo = (content: HTMLElement, address: string | undefined): HTMLElement | undefined =>
  [...content.querySelectorAll<HTMLElement>('a[href]:not([tabindex="-1"])')].find(
    (link) => address !== undefined && pathOfLink(link) === address,
  );

/**
 * Announces a new screen (WCAG 2.4.2, 2.4.3): its first heading, or its `data-page`, is passed to `named` and gets the
 * focus, so that it is read aloud. On return the focus goes to the link that was followed, from the heading where the link comes later. Until
 * the heading exists, the content has the focus.
 */
export const createScreenAnnouncer = (
  root: HTMLElement,
  named: (heading: string) => void,
): ScreenAnnouncer => {
  const leftBy = new Map<string, string>();
  let here = '';
  let pending: (Visit & { until: number }) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Whether the link that was followed is still to come, as a list whose rows are rendered after its title.
  const moveFocus = (visit: Visit, heading: HTMLElement): boolean => {
    const content = contentIn(root);
    if (focusedElement() !== heading && !mayMoveFocus(root, content)) return false;
    const address = visit.isReturn ? leftBy.get(visit.key) : undefined;
    const link = linkTo(content, address);
    if (!link) heading.tabIndex = -1;
    (link ?? heading).focus({ preventScroll: true });
    return address !== undefined && !link;
  };

  const announce = () => {
    timer = undefined;
    const heading = headingIn(root, 'h1');
    const words = heading?.dataset.page ?? heading?.textContent?.trim();
    if (!heading || !words) return;
    named(words);
    if (pending && !(performance.now() < pending.until && moveFocus(pending, heading))) pending = null;
  };
  const announceSoon = () => {
    timer ??= setTimeout(announce, DEBOUNCE_MS);
  };

  const remember = (target: EventTarget | null) => {
    const address = target instanceof HTMLElement && contentIn(root).contains(target) && pathOfLink(target);
    if (address) leftBy.set(here, address);
  };
  const noteFocus = ({ target }: FocusEvent) => remember(target);
  // A screen that replaces its own address, or is named late, keeps the link that has the focus already.
  const enter = (key: string) => {
    here = key;
    remember(focusedElement());
  };

  const observer = new MutationObserver(announceSoon);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  root.addEventListener('focusin', noteFocus);
  announceSoon();

  return {
    stay: enter,
    arrive(visit) {
      enter(visit.key);
      pending = { ...visit, until: performance.now() + HEADING_TIMEOUT_MS };
      if (focusedElement() === document.body) contentIn(root).focus({ preventScroll: true });
      announceSoon();
    },
    stop() {
      clearTimeout(timer);
      observer.disconnect();
      root.removeEventListener('focusin', noteFocus);
    },
  };
};
