type Visit = { key: string; path: string };

export type Via = 'PUSH' | 'REPLACE' | 'POP';

/** The screens of the portal's own history, which has no address; the parent's history goes through them too. */
export const createVisitedPaths = () => {
  let visits: Visit[] = [];
  let at = -1;
  return {
    /** For another router, whose history is empty. */
    clear(): void {
      visits = [];
      at = -1;
    },
    note(visit: Visit, via: Via): void {
      if (visits[at]?.key === visit.key) return;
      const known = visits.findIndex(({ key }) => key === visit.key);
      if (via === 'POP' && known >= 0) at = known;
      else if (via === 'REPLACE' && at >= 0) visits[at] = visit;
      else {
        at += 1;
        visits = [...visits.slice(0, at), visit];
      }
    },
    /** How many entries it is to the path, the nearest one, back before forward; null when it was never shown. */
    stepsTo(path: string): number | null {
      const back = visits.slice(0, Math.max(0, at)).findLastIndex((visit) => visit.path === path);
      if (back >= 0) return back - at;
      const forward = visits.findIndex((visit, index) => index > at && visit.path === path);
      return forward >= 0 ? forward - at : null;
    },
  };
};
