import type { MountSettings } from '../../bridge/contract.ts';
import { namespace } from '../../design-system/theme/namespace.ts';

// The element around a slot, which the host SDK makes; a parent may style it by an id.
const SLOT = '.wp-slot';

// Their attributes count as rules of the page, which `revert` would undo as well.
const WITH_ATTRIBUTES = 'img, svg, svg *, canvas, video, iframe';

// What a reset in a layer says of them.
const NO_BOX = 'margin: 0; padding: 0; border: 0; vertical-align: baseline';

// What `all` leaves out.
const LEFT_TO_RIGHT = 'direction: ltr; unicode-bidi: isolate';
const DIRECTION = 'direction: revert; unicode-bidi: revert';

const PSEUDO_ELEMENTS = ['before', 'after', 'marker', 'placeholder', 'file-selector-button'];

// More specific than a parent's rules without two ids, and weaker than the portal's own rules, which follow them. A parent that hides or
// disables the portal's place means the portal (docs/decisions/055-a-parents-styles-end-at-the-root.md).
const RULES = [
  `${SLOT}, ${SLOT}::before, ${SLOT}::after, ${SLOT} ::before, ${SLOT} ::after { all: revert }`,
  `${namespace} { all: initial; display: block; ${LEFT_TO_RIGHT}; visibility: inherit; pointer-events: inherit }`,
  `${namespace} :where(*) { all: revert; ${DIRECTION} }`,
  `${namespace} :where(${WITH_ATTRIBUTES}) { all: revert-layer; ${DIRECTION}; ${NO_BOX} }`,
  `${PSEUDO_ELEMENTS.map((name) => `${namespace} ::${name}`).join()} { all: revert; ${DIRECTION} }`,
];

const addRules = (to: Node, nonce: string): HTMLStyleElement => {
  const style = document.createElement('style');
  style.nonce = nonce;
  style.style.display = 'none';
  to.appendChild(style);
  for (const [at, rule] of RULES.entries()) style.sheet?.insertRule(rule, at);
  return style;
};

const createBox = (): HTMLElement => {
  const box = document.createElement('div');
  box.style.cssText = 'all: revert; display: contents';
  return box;
};

/**
 * Creates a container in a parent's page whose content a parent's rules (`table`, `button`, `div`, `*`, …) and what is inherited don't
 * reach, so that a slot looks like a frame; with `shadow` in a shadow root. `leave` removes it. `nonce`: of the parent's Content-Security-Policy.
 */
export const apartFromParent = (
  element: HTMLElement,
  { nonce = '', shadow = false }: Pick<MountSettings, 'nonce' | 'shadow'> = {},
): { place: HTMLElement; leave(): void } => {
  const style = addRules(element, nonce);
  const place = createBox();
  const outermost = shadow ? createBox() : place;
  element.append(outermost);
  if (shadow) {
    // Open, so that pressed keys and the focus are found in it.
    const root = outermost.attachShadow({ mode: 'open' });
    addRules(root, nonce);
    root.append(place);
  }
  return {
    place,
    leave() {
      style.remove();
      outermost.remove();
    },
  };
};
