import { disc, INK, line, METAL, type Paint, path, rect, rotated, STEEL, side } from './paint.ts';

type Shape = (paint: Paint) => string;
const RUBBER = '#2a313b';

function ring(radius: number, count: number, width: number, stroke: string, dash = 0): string {
  const gap = Math.round(((2 * Math.PI * radius) / count - dash) * 100) / 100;
  const cap = dash === 0 ? ' stroke-linecap="round"' : '';
  return `<circle cx="32" cy="32" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"${cap} stroke-dasharray="${dash} ${gap}"/>`;
}

export const AUTOMOTIVE = {
  oilFilter: (p) =>
    rect(18, 14, 28, 42, p.main, 5) +
    rect(16, 50, 32, 7, STEEL, 2) +
    line('M23 15v6M28 15v6M36 15v6M41 15v6', p.dark, 2) +
    side('M40 14h1q5 0 5 5v31h-6z') +
    p.label(18, 26, 28, 17),
  airFilter: (p) =>
    path('M8 26l10-10h40L48 26z', p.light) +
    path('M48 26l10-10v22L48 48z', p.dark) +
    rect(8, 26, 40, 22, p.main, 1) +
    rect(11, 29, 34, 16, '#f6f1e4') +
    line('M14 29v16M18 29v16M22 29v16M26 29v16M30 29v16M34 29v16M38 29v16M42 29v16', '#c9bfa6', 1) +
    p.label(21, 30, 14, 14),
  brakePad: (p) =>
    path('M8 26q24-16 48 0l-4 24H40q-8-5-16 0H12z', STEEL) +
    path('M13 28q19-12 38 0l-3 17q-16-8-32 0z', p.main) +
    line('M32 23v17', p.light, 2) +
    p.label(38, 28, 10, 10) +
    disc(13, 50, 2, INK) +
    disc(51, 50, 2, INK),
  brakeDisc: (p) =>
    disc(32, 32, 26, p.main) +
    disc(32, 32, 24, p.light) +
    ring(19.5, 10, 3, p.dark) +
    disc(32, 32, 14, p.dark) +
    disc(32, 32, 12, METAL) +
    ring(8.5, 5, 3.4, INK) +
    p.label(27, 27, 10, 10),
  battery: (p) =>
    rect(15, 13, 8, 7, STEEL, 1) +
    rect(41, 13, 8, 7, STEEL, 1) +
    rect(8, 19, 48, 8, p.main, 2) +
    rect(10, 27, 44, 29, RUBBER, 2) +
    line('M14 23h10M19 23h0', '#fff', 2) +
    line('M42 23h8M46 20v6', '#fff', 2) +
    rect(10, 34, 44, 15, p.main) +
    p.label(22, 33, 20, 17),
  sparkPlug: (p) =>
    rotated(
      35,
      rect(30, 3, 4, 6, STEEL) +
        rect(28, 9, 8, 20, '#f8fafc', 2) +
        line('M28 14h8M28 18h8M28 22h8', p.main, 1.5) +
        path('M24 29h16v7l-3 3H27l-3-3z', METAL) +
        rect(27, 39, 10, 13, STEEL) +
        line('M27 42h10M27 46h10M27 50h10', INK, 1) +
        line('M32 52v4M27 58h5M36 52v6h-4', INK, 1.5),
    ) + p.label(44, 42, 12, 12),
  sensor: (p) =>
    rect(14, 10, 18, 22, p.main, 4) +
    rect(17, 31, 12, 9, METAL) +
    path('M18 40h10l-2 18h-6z', STEEL) +
    line('M32 18q14 0 14 12t6 14', INK, 3) +
    rect(45, 42, 12, 13, p.accent, 2) +
    p.label(17, 15, 12, 12),
  wiper: (p) =>
    rotated(
      -28,
      rect(4, 34, 56, 4, p.main, 2) +
        rect(4, 38, 56, 2, INK) +
        path('M10 34q22-14 44 0h-5q-17-8-34 0z', STEEL) +
        rect(27, 22, 10, 8, p.accent, 2),
    ) + p.label(42, 42, 13, 13),
  headlampBulb: (p) =>
    path('M24 12q0-6 8-6t8 6v18H24z', '#e8f3fb') +
    line('M29 26v-8q3-5 6 0v8', p.main, 2) +
    path('M20 30h24l4 8H16z', METAL) +
    rect(22, 38, 20, 9, p.accent, 2) +
    rect(25, 47, 14, 6, INK, 1) +
    line('M28 53v5M36 53v5', STEEL, 2.5) +
    p.label(26, 38, 12, 9),
  belt: (p) =>
    `<g transform="rotate(-25 32 32)"><ellipse cx="32" cy="32" rx="25" ry="16" fill="none" stroke="${p.main}" stroke-width="8"/><ellipse cx="32" cy="32" rx="25" ry="16" fill="none" stroke="${p.light}" stroke-width="1.5" stroke-dasharray="2 2"/></g>` +
    disc(18, 38, 7, METAL) +
    disc(46, 26, 7, METAL) +
    disc(18, 38, 2, INK) +
    disc(46, 26, 2, INK) +
    p.label(26, 26, 12, 12),
  hose: (p) =>
    line('M10 16h10q12 0 12 14t12 14h10', p.main, 13) +
    line('M10 14h10q14 0 14 16', p.light, 2) +
    rect(11, 8, 5, 16, METAL, 1) +
    rect(48, 36, 5, 16, METAL, 1) +
    p.label(26, 25, 11, 11),
  shock: (p) =>
    rotated(
      20,
      rect(30, 3, 4, 12, METAL) +
        disc(32, 5, 4, STEEL) +
        rect(26, 12, 12, 5, INK, 1) +
        line('M24 20h16l-16 6h16l-16 6h16l-16 6h16', p.main, 3.5) +
        rect(26, 38, 12, 16, INK, 2) +
        disc(32, 58, 4, STEEL),
    ) + p.label(44, 20, 12, 12),
  bearing: (p) =>
    disc(32, 32, 25, p.main) +
    disc(32, 32, 20, RUBBER) +
    ring(17, 9, 8, '#dfe6ed') +
    disc(32, 32, 13, p.light) +
    disc(32, 32, 9, '#f3f5f7') +
    p.label(26, 26, 12, 12),
  alternator: (p) =>
    rect(12, 16, 34, 34, p.main, 8) +
    rect(12, 27, 34, 12, p.dark) +
    line('M18 20v5M24 20v5M30 20v5M36 20v5M18 42v5M24 42v5M30 42v5M36 42v5', INK, 2) +
    disc(50, 33, 9, INK) +
    disc(50, 33, 6, METAL) +
    disc(50, 33, 2.5, INK) +
    path('M16 50h8v8h-8zM34 50h8v8h-8z', STEEL) +
    p.label(23, 27, 12, 12),
  tire: (p) =>
    disc(32, 32, 27, p.main) +
    ring(25, 20, 4, p.light, 2) +
    disc(32, 32, 17, METAL) +
    disc(32, 32, 15, '#e7ecf1') +
    ring(8.5, 5, 12, STEEL, 4) +
    p.label(27, 27, 10, 10),
  ratchet: (p) =>
    rotated(
      40,
      disc(32, 14, 10, STEEL) +
        disc(32, 14, 6, METAL) +
        rect(29.5, 11.5, 5, 5, INK) +
        rect(29, 22, 6, 18, METAL) +
        rect(27, 38, 10, 22, p.accent, 4),
    ) + p.label(44, 42, 12, 12),
  floorMat: (p) =>
    path('M14 10h36l4 46H30q-2-6-8-6H10z', p.main) +
    path('M18 14h28l3 36H34q-3-5-10-5H15z', p.light) +
    line('M21 19h24M21 25h25M20 31h26M20 37h27', p.main, 1.5) +
    p.label(25, 22, 14, 14),
  coil: (p) =>
    rect(18, 8, 28, 20, p.main, 4) +
    rect(40, 12, 14, 8, p.accent, 2) +
    path('M26 28h12l-2 26h-8z', INK) +
    rect(27, 50, 10, 8, STEEL, 1) +
    p.label(22, 11, 15, 14),
  controlArm: (p) =>
    path('M12 46q-2-8 6-10l18-20q10-8 16 2l-8 8 4 18q4 10-6 10-6 0-8-8l-14 4q-8 2-8-4z', INK) +
    disc(16, 43, 6, METAL) +
    disc(46, 17, 6, METAL) +
    disc(42, 48, 5, p.main) +
    p.label(28, 28, 12, 12),
} satisfies Record<string, Shape>;
