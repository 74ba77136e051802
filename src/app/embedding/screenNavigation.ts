import type { Destination, ParentDestination } from '../../bridge/contract.ts';
import { pathOfTarget } from './targets.ts';
import { createVisitedPaths, type Via } from './visitedPaths.ts';

/** What the router does for the parent. `findDocument`: the id of the customer's document with this id or number; null when there is none. */
export type Screens = {
  show(path: string): void;
  go(steps: number): void;
  findDocument(id: string): Promise<string | null>;
};

/** `shop`: the one that is open; another one, as after another login, has a router of its own. */
export type ShownVisit = { key: string; path: string; by: 'portal' | 'parent'; via: Via; shop: object };

type DocumentPlace = Extract<Destination, { to: 'transaction' | 'confirmation' }>;

const isDocument = (target: Destination): target is DocumentPlace =>
  target.to === 'transaction' || target.to === 'confirmation';

const findPlace = async (target: DocumentPlace, screens: Screens): Promise<DocumentPlace | null> => {
  const id = await screens.findDocument(target.id);
  return id === null ? null : { ...target, id };
};

export const createScreenNavigation = (path: string) => {
  const visited = createVisitedPaths();
  let screens: Screens | null = null;
  let shownPath = path;
  let waitingPath: string | null = null;
  let isReturning = false;
  let openShop: object | null = null;
  let arrivals: (() => void)[] = [];

  const untilShown = (to: string) =>
    to === shownPath && screens ? Promise.resolve() : new Promise<void>((resolve) => arrivals.push(resolve));

  const show = (to: string, isReturn: boolean) => {
    const steps = isReturn ? visited.stepsTo(to) : null;
    isReturning = screens !== null && steps !== null;
    if (!screens) waitingPath = to;
    else if (steps === null) screens.show(to);
    else screens.go(steps);
  };

  return {
    shownPath: () => shownPath,
    hasScreens: () => screens !== null,
    setScreens(next: Screens | null): void {
      screens = next;
      if (screens && waitingPath !== null) screens.show(waitingPath);
      waitingPath = null;
    },
    forgetWaiting(): void {
      waitingPath = null;
    },
    // Resolves when the screen is shown, and with false when the customer has no such document.
    async navigate(target: ParentDestination): Promise<boolean> {
      const place = screens && isDocument(target) ? await findPlace(target, screens) : target;
      if (!place) return false;
      const to = pathOfTarget(place);
      const arrived = untilShown(to);
      show(to, target.isReturn === true);
      await arrived;
      return true;
    },
    note({ by, via, shop, key, path: shown }: ShownVisit): ShownVisit['by'] {
      if (shop !== openShop) visited.clear();
      openShop = shop;
      visited.note({ key, path: shown }, via);
      shownPath = shown;
      const who = isReturning ? 'parent' : by;
      isReturning = false;
      return who;
    },
    arrive(): void {
      for (const resolve of arrivals) resolve();
      arrivals = [];
    },
  };
};
