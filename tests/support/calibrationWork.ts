/** What the work takes on the machine that the goals were set on, in a browser at a quarter of its speed, ms. */
export const CALIBRATION_REFERENCE_MS = 400;

/** Sorting, texts and a map, then two thousand elements with a layout: what a screen's processor time consists of. The list's height, px. */
export const calibrationWork = (): number => {
  let seed = 1;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed;
  };
  const numbers = Array.from({ length: 60_000 }, next).toSorted((one, two) => one - two);
  const texts = new Map(numbers.map((number) => [number.toString(36), `${number} of ${numbers.length}`]));
  const list = document.createElement('ul');
  document.body.append(list);
  for (const [key, text] of [...texts].slice(0, 2_000)) {
    const item = document.createElement('li');
    item.style.padding = '1px';
    item.textContent = `${key} ${text}`;
    list.append(item);
  }
  const { height } = list.getBoundingClientRect();
  list.remove();
  return height;
};
