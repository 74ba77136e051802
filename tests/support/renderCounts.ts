import type { BrowserContext, Frame, Page } from 'playwright/test';

/** What React did: commits, components that ran, and elements that it created. They are the same on every machine. */
export type RenderCounts = { commits: number; components: number; elements: number };

/** The parts of React's fibers that its developer tools read. */
type Fiber = {
  tag: number;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
};
type Root = { current: Fiber; containerInfo: Node };

declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object;
    renderCounts?: { take(): RenderCounts };
  }
}

/** The next pages count what React does, as its developer tools do: by the hook that each React looks for when it starts. */
export const recordRenders = async (context: Pick<BrowserContext, 'addInitScript'>): Promise<void> => {
  await context.addInitScript(() => {
    // React's work tags: function, class, forwardRef, memo and simple memo; host, hoistable and singleton elements.
    const COMPONENTS = [0, 1, 11, 14, 15];
    const ELEMENTS = [5, 26, 27];
    /** A component's function ran in this render. */
    const PERFORMED_WORK = 1;

    type Commit = { container: Node; components: number; elements: number };
    let commits: Commit[] = [];

    const children = function* (fiber: Fiber) {
      for (let child = fiber.child; child; child = child.sibling) yield child;
    };
    const addMounted = (commit: Commit, fiber: Fiber): void => {
      if (COMPONENTS.includes(fiber.tag)) commit.components += 1;
      if (ELEMENTS.includes(fiber.tag)) commit.elements += 1;
      for (const child of children(fiber)) addMounted(commit, child);
    };
    const addChanged = (commit: Commit, fiber: Fiber, before: Fiber): void => {
      if (COMPONENTS.includes(fiber.tag) && fiber.flags & PERFORMED_WORK) commit.components += 1;
      if (fiber.child === before.child) return;
      for (const child of children(fiber)) {
        if (child.alternate) addChanged(commit, child, child.alternate);
        else addMounted(commit, child);
      }
    };
    /** The portal's own root, also where a parent's root is around it. */
    const isPortal = (container: Node): boolean => {
      const portal = document.querySelector('.wp-root');
      const containers = commits.map((commit) => commit.container).filter((each) => each.contains(portal));
      return container.contains(portal) && containers.every((each) => each.contains(container));
    };
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onCommitFiberRoot(_: number, { current, containerInfo }: Root) {
        const commit: Commit = { container: containerInfo, components: 0, elements: 0 };
        if (current.alternate) addChanged(commit, current, current.alternate);
        else addMounted(commit, current);
        commits.push(commit);
      },
    };
    window.renderCounts = {
      take() {
        const own = commits.filter(({ container }) => isPortal(container));
        commits = [];
        return {
          commits: own.length,
          components: own.reduce((sum, { components }) => sum + components, 0),
          elements: own.reduce((sum, { elements }) => sum + elements, 0),
        };
      },
    };
  });
};

/** Since the last time, in a page or frame whose context has `recordRenders`. */
export const takeRenders = (page: Page | Frame): Promise<RenderCounts> =>
  page.evaluate(() => window.renderCounts?.take() ?? { commits: 0, components: 0, elements: 0 });
