/** Intersection thresholds of the visible part of a tall frame, in steps of 1 %. */
const STEPS = Array.from({ length: 101 }, (_, step) => step / 100);

/**
 * Makes the portal as tall as its content. `told` receives the content's height in px, at most once a frame. Meanwhile
 * nothing inside may use the window's height, and dialogs, notices and the bar stay in the visible part. Returns a
 * function that restores the fixed size.
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

  /** As large as the containing block of fixed elements: a frame's window, or a slot. */
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
