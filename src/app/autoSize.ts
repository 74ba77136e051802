/** How finely the seen part of a tall frame is followed as its parent scrolls: every hundredth of it. */
const STEPS = Array.from({ length: 101 }, (_, step) => step / 100);

/**
 * A portal that is as tall as its content (embedding: Size): `told` hears the content's height in px, once a frame and when it
 * changes. Meanwhile nothing inside is as tall as the window, which is as tall as the content; and dialogs, notices and the bar
 * keep to the part of it that the person sees. Answers with the way back to a fixed size.
 */
export const followContent = (root: HTMLElement, told: (height: number) => void): (() => void) => {
  let last = 0;
  let frame = 0;
  const { style } = root;

  const measure = () => {
    frame = 0;
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height === last || height === 0) return;
    last = height;
    told(height);
  };
  const sizes = new ResizeObserver(() => {
    frame ||= requestAnimationFrame(measure);
  });

  /** As large as what fixed things are fixed to: a frame's window, or a slot. */
  const whole = document.createElement('div');
  whole.style.cssText = 'position:fixed;inset:0;visibility:hidden;pointer-events:none';
  const sight = new IntersectionObserver(
    ([entry]) => {
      if (!entry || entry.intersectionRect.height === 0) return;
      const { boundingClientRect: all, intersectionRect: seen } = entry;
      style.setProperty('--wp-seen-top', `${Math.round(seen.top - all.top)}px`);
      style.setProperty('--wp-seen-bottom', `${Math.round(all.bottom - seen.bottom)}px`);
    },
    { threshold: STEPS },
  );

  style.setProperty('--wp-screen', '0px');
  sizes.observe(root);
  root.append(whole);
  sight.observe(whole);
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    sight.disconnect();
    whole.remove();
    for (const name of ['--wp-screen', '--wp-seen-top', '--wp-seen-bottom']) style.removeProperty(name);
  };
};
