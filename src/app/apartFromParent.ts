import { namespace } from '../design-system/theme/namespace.ts';

/**
 * Stronger than any rule of a parent that has no id twice, and as weak as the weakest of the portal's own, which stand after
 * it. Pictures keep what their attributes say; plain boxes are what a parent can't mean, and by far the most.
 */
const RULE = `${namespace} :where(:not(div, span, img, svg, svg *)) { all: revert }`;

/**
 * A place in a parent's page where its rules for elements by their names (`table`, `th`, `button`, `label`, …) don't reach: in
 * a slot the portal looks as it does in a frame. `leave` takes it away again.
 */
export const apartFromParent = (element: HTMLElement): { place: HTMLElement; leave(): void } => {
  const style = document.createElement('style');
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
