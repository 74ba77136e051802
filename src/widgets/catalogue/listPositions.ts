import type { VirtualItem } from '@tanstack/react-virtual';
import type { ListPosition } from '../../state/catalogue/listPositions.ts';
import type { Workspace } from '../../state/workspace.ts';

/** Where a list stood when the customer left it: its scroll position, and the measures that make it mean the same rows. */
export type MeasuredPosition = ListPosition & { offset: number; measures: VirtualItem[] };

const places = new WeakMap<Workspace, Map<string, MeasuredPosition>>();

/** The places of one workspace's lists, by the history entry they belong to. They end with the workspace. */
export const placesOf = (workspace: Workspace): Map<string, MeasuredPosition> => {
  const known = places.get(workspace) ?? new Map<string, MeasuredPosition>();
  places.set(workspace, known);
  return known;
};
