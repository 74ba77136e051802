import { namespace } from '../../design-system/theme/namespace.ts';

/**
 * More specific than a parent's rules without two ids, and weaker than the portal's own rules, which follow it. Images
 * keep their attributes. Plain boxes (div, span) are excluded for speed.
 */
const RULE = `${namespace} :where(:not(div, span, img, svg, svg *)) { all: revert }`;

/**
 * Creates a container in a parent's page that the parent's element rules (`table`, `button`, `label`, …) don't reach, so
 * that a slot looks like a frame. `leave` removes it. `nonce`: of the parent's Content-Security-Policy.
 */
export const apartFromParent = (element: HTMLElement, nonce = ''): { place: HTMLElement; leave(): void } => {
  const style = document.createElement('style');
  style.nonce = nonce;
  const place = document.createElement('div');
  place.style.display = 'contents';
  element.append(style, place);
  style.sheet?.insertRule(RULE);
  return {
    place,
    leave() {
      style.remove();
      place.remove();
    },
  };
};
