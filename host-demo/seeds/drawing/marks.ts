import { disc, line, oval, path, rect, tone } from './paint.ts';

type Mark = (x: number, y: number, r: number, fill: string) => string;

const n = (value: number): number => Math.round(value * 10) / 10;

/** The symbols on labels, one per product line; `r` is half their height. */
const MARKS: Mark[] = [
  (x, y, r, fill) => path(`M${x} ${n(y - r)}q${r} ${r} 0 ${2 * r}q${-r} ${-r} 0 ${-2 * r}z`, fill),
  (x, y, r, fill) =>
    path(
      `M${x} ${n(y - r)}c${n(r * 1.4)} ${n(r * 1.4)} ${r} ${2 * r} 0 ${2 * r}s${n(-r * 1.4)} ${n(-r * 0.6)} 0 ${-2 * r}z`,
      fill,
    ),
  (x, y, r, fill) =>
    disc(x, y, n(r * 0.6), fill) +
    line(`M${x} ${n(y - r)}v${2 * r}M${n(x - r)} ${y}h${2 * r}`, fill, n(r * 0.25)),
  (x, y, r, fill) =>
    path(
      `M${x} ${n(y - r)}l${n(r * 0.3)} ${n(r * 0.7)}l${n(r * 0.7)} ${n(r * 0.3)}l${n(-r * 0.7)} ${n(r * 0.3)}l${n(-r * 0.3)} ${n(r * 0.7)}l${n(-r * 0.3)} ${n(-r * 0.7)}l${n(-r * 0.7)} ${n(-r * 0.3)}l${n(r * 0.7)} ${n(-r * 0.3)}z`,
      fill,
    ),
  (x, y, r, fill) =>
    line(
      `M${n(x - r)} ${n(y - r * 0.4)}q${n(r / 2)} ${-r} ${r} 0t${r} 0M${n(x - r)} ${n(y + r * 0.6)}q${n(r / 2)} ${-r} ${r} 0t${r} 0`,
      fill,
      n(r * 0.35),
    ),
  (x, y, r, fill) => disc(x, y, r, fill) + disc(x, y, n(r * 0.5), '#fff'),
  (x, y, r, fill) => path(`M${x} ${n(y - r)}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`, fill),
  (x, y, r, fill) =>
    path(
      `M${x} ${n(y + r)}l${-r} ${-r}a${n(r * 0.5)} ${n(r * 0.5)} 0 0 1 ${r} ${n(-r * 0.5)}a${n(r * 0.5)} ${n(r * 0.5)} 0 0 1 ${r} ${n(r * 0.5)}z`,
      fill,
    ),
  (x, y, r, fill) =>
    [-1, 0, 1]
      .map((at) => rect(n(x - r), n(y + at * r * 0.75 - r * 0.2), 2 * r, n(r * 0.4), fill, n(r * 0.2)))
      .join(''),
  (x, y, r, fill) =>
    [
      [-0.6, -0.5],
      [0.6, -0.5],
      [0, 0.6],
    ]
      .map(([dx = 0, dy = 0]) => disc(n(x + dx * r), n(y + dy * r), n(r * 0.42), fill))
      .join(''),
  (x, y, r, fill) =>
    path(
      `M${n(x - r)} ${n(y + r)}l${n(r * 0.7)} ${n(-1.6 * r)}l${n(r * 0.5)} ${n(r * 0.8)}l${n(r * 0.3)} ${n(-r * 0.4)}l${n(r * 0.5)} ${n(r * 1.2)}z`,
      fill,
    ),
  (x, y, r, fill) =>
    path(
      `M${n(x + r * 0.5)} ${n(y - r)}a${r} ${r} 0 1 0 ${n(r * 0.5)} ${n(r * 1.6)}a${n(r * 0.9)} ${n(r * 0.9)} 0 0 1 ${n(-r * 0.5)} ${n(-r * 1.6)}z`,
      fill,
    ),
  (x, y, r, fill) =>
    [0, 1, 2, 3]
      .map((at) =>
        oval(
          n(x + (at % 2 ? 0 : at - 1) * r * 0.5),
          n(y + (at % 2 ? at - 2 : 0) * r * 0.5),
          n(r * 0.45),
          n(r * 0.45),
          fill,
        ),
      )
      .join('') + disc(x, y, n(r * 0.28), '#fff'),
  (x, y, r, fill) =>
    line(
      `M${n(x - r)} ${n(y + r * 0.3)}l${r} ${-r}l${r} ${r}M${n(x - r)} ${n(y + r)}l${r} ${-r}l${r} ${r}`,
      fill,
      n(r * 0.35),
    ),
  (x, y, r, fill) => path(`M${n(x - r)} ${n(y - r * 0.7)}h${2 * r}l${-r} ${n(r * 1.7)}z`, fill),
  (x, y, r, fill) =>
    rect(n(x - r * 0.8), n(y - r * 0.8), n(r * 1.6), n(r * 1.6), fill, n(r * 0.3)) +
    disc(x, y, n(r * 0.4), '#fff'),
  (x, y, r, fill) =>
    line(
      `M${x} ${n(y + r)}v${n(-r * 1.4)}M${x} ${n(y + r * 0.2)}q${-r} 0 ${-r} ${-r}M${x} ${n(y + r * 0.2)}q${r} 0 ${r} ${-r}`,
      fill,
      n(r * 0.35),
    ),
  (x, y, r, fill) =>
    path(
      `M${n(x + r * 0.3)} ${n(y - r)}l${-r} ${n(r * 1.2)}h${n(r * 0.6)}l${n(-r * 0.3)} ${n(r * 0.8)}l${r} ${n(-r * 1.2)}h${n(-r * 0.6)}z`,
      fill,
    ),
];

type Layout = (x: number, y: number, width: number, height: number, mark: string, fill: string) => string;

const LAYOUTS: Layout[] = [
  (x, y, width, height, mark) => rect(x, y, width, height, '#fff', 1) + mark,
  (x, y, width, height, mark, fill) =>
    rect(x, y, width, height, tone(fill, 0.82), 1) +
    disc(n(x + width / 2), n(y + height / 2), n(Math.min(width, height) * 0.48), '#fff') +
    mark,
  (x, y, width, height, mark, fill) =>
    rect(x, y, width, height, '#fff', 1) +
    rect(x, y, width, n(height * 0.18), fill) +
    rect(x, n(y + height * 0.82), width, n(height * 0.18), fill) +
    mark,
];

export const labelOf =
  (place: number, fill: string) =>
  (x: number, y: number, width: number, height: number): string => {
    const mark = MARKS[place % MARKS.length];
    const layout = LAYOUTS[Math.floor(place / MARKS.length) % LAYOUTS.length];
    if (!mark || !layout) return '';
    const r = n(Math.min(width, height) * 0.3);
    return layout(x, y, width, height, mark(n(x + width / 2), n(y + height / 2), r, fill), fill);
  };
