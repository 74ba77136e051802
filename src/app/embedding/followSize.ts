import type { Parent } from '../../bridge/contract.ts';
import { askForSight } from './askForSight.ts';
import { followContent } from './autoSize.ts';

/** Tells the parent the content's height, and from a frame also what has the focus. Returns a function that ends it. */
export const followSize = (root: HTMLElement, { send }: Parent, isFrame: boolean): (() => void) => {
  const stopFollowing = followContent(root, (height) => send('size', { height }));
  const stopAsking = isFrame ? askForSight(root, (place) => send('scroll', place)) : null;
  return () => {
    stopFollowing();
    stopAsking?.();
  };
};
