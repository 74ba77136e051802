/** px from the window's top. `tops`: of the sections in their order; `start` and `end`: the part of the window where they show; `bottom`: of the last one. */
type Positions = { tops: readonly number[]; bottom: number; start: number; end: number };

/**
 * The index of the section being read. What is read moves down the window as the page is scrolled, from its start to its end, so that
 * the first section is read at the beginning, the last one at the end, and each in between at some time.
 */
export const sectionInView = ({ tops, bottom, start, end }: Positions): number => {
  const [top = 0] = tops;
  const hidden = bottom - top - (end - start);
  const progress = hidden > 0 ? Math.min(Math.max((start - top) / hidden, 0), 1) : 0;
  const line = start + progress * (end - start);
  return Math.max(
    tops.findLastIndex((each) => each <= line),
    0,
  );
};
