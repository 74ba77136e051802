export type ColourPair = readonly [light: string, dark: string];

/** Companies can't change them. Text has a contrast of at least 4.5:1 on page, surface and its tint. */
export const colours = {
  ink: ['#0f172a', '#e8edf5'],
  muted: ['#5b6778', '#a3b1c6'],
  line: ['#e3e8ef', '#2b3648'],
  control: ['#8793a5', '#6b7a92'],
  page: ['#f6f7f9', '#0b111d'],
  surface: ['#ffffff', '#141c2b'],
  raised: ['#ffffff', '#1b2536'],
  hover: ['#f1f4f8', '#202b3e'],
  ok: ['#15803d', '#5fd38d'],
  'ok-tint': ['#eaf6ee', '#11281d'],
  warn: ['#b45309', '#f5b94a'],
  'warn-tint': ['#fff8eb', '#2c220f'],
  bad: ['#b91c1c', '#fb8f8f'],
  'bad-tint': ['#fdf0f0', '#331820'],
  /** On its way, changed. */
  info: ['#1d4fb8', '#9dbcff'],
  'info-tint': ['#e8effc', '#1a2a4a'],
  'bad-fill': ['#b91c1c', '#b91c1c'],
  shade: ['rgb(15 23 42 / 0.14)', 'rgb(0 0 0 / 0.6)'],
  /** The plate under product pictures, whose ground is transparent or white. */
  picture: ['#eef1f5', '#2d3949'],
  veil: ['rgb(15 23 42 / 0.42)', 'rgb(2 6 14 / 0.66)'],
} as const satisfies Record<string, ColourPair>;

/** Multiples of 4, px. */
export const spaces = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40 } as const;

/** In px; cards add 3. Parents may change it. */
export const controlRadius = 9;

export const cardRadiusExtra = 3;

export const fontStack =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";
