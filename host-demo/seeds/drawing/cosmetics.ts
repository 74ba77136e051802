import { disc, INK, line, METAL, oval, type Paint, path, rect, rotated, side } from './paint.ts';

type Shape = (paint: Paint) => string;
const GOLD = '#d8b56a';

export const COSMETICS = {
  lipstick: (p) =>
    path('M26 26V14q0-2 2-3l9-5q1 0 1 2v18z', p.main) +
    path('M34 9l3-3q1 0 1 2v18h-4z', p.dark) +
    rect(24, 25, 16, 9, GOLD, 1) +
    rect(21, 33, 22, 25, p.accent, 2) +
    side('M38 33h3q2 0 2 2v21q0 2-2 2h-3z') +
    p.label(24, 39, 16, 13),
  gloss: (p) =>
    rect(26, 5, 12, 22, p.accent, 2) +
    rect(27, 26, 10, 3, GOLD) +
    path('M25 29h14v26q0 3-3 3h-8q-3 0-3-3z', p.main) +
    path('M27 31h3v23h-3z', p.light) +
    p.label(25, 36, 14, 13),
  foundation: (p) =>
    rect(24, 7, 16, 15, p.accent, 2) +
    rect(26, 21, 12, 3, GOLD) +
    rect(17, 24, 30, 34, p.pale, 5) +
    path('M20 33h24v20q0 3-3 3H23q-3 0-3-3z', p.main) +
    p.label(23, 35, 18, 15),
  compact: (p) =>
    oval(32, 20, 22, 14, p.accent) +
    oval(32, 20, 18, 10.5, '#dbe7ef') +
    path('M18 22l12-11h6L23 27z', '#ffffff') +
    rect(28, 31, 8, 4, GOLD, 1) +
    oval(32, 45, 22, 13, p.accent) +
    oval(32, 44, 18, 10, p.main) +
    p.label(26, 38, 12, 12),
  mascara: (p) =>
    rotated(
      30,
      rect(18, 6, 10, 26, p.accent, 3) +
        rect(18, 31, 10, 3, GOLD) +
        rect(17, 34, 12, 24, p.main, 3) +
        rect(42, 6, 8, 18, p.accent, 2) +
        rect(45, 24, 2, 12, METAL) +
        path('M43 36h6l1 18-4 4-4-4z', INK) +
        line('M41 40h10M41 45h10M41 50h10', p.main, 1),
    ) + p.label(26, 40, 11, 11),
  palette: (p) =>
    rect(8, 8, 48, 16, p.accent, 3) +
    rect(12, 11, 40, 10, '#dbe7ef', 1) +
    rect(8, 25, 48, 33, p.accent, 3) +
    [p.main, p.light, p.dark, p.pale, p.main, p.dark]
      .map((fill, at) => rect(12 + (at % 3) * 14, 29 + Math.floor(at / 3) * 13, 12, 11, fill, 1.5))
      .join('') +
    p.label(27, 11, 10, 10),
  pencil: (p) =>
    rotated(
      40,
      rect(28, 4, 8, 12, p.accent, 1.5) +
        rect(28, 15, 8, 3, GOLD) +
        rect(28, 18, 8, 28, p.main) +
        path('M28 46h8l-4 12z', '#e2c39a') +
        path('M30.5 53h3L32 58z', p.dark) +
        rect(28, 18, 3, 28, p.light),
    ) + p.label(42, 42, 12, 12),
  nailPolish: (p) =>
    path('M27 5h10l2 22H25z', INK) +
    rect(25, 26, 14, 4, GOLD) +
    path('M22 30h20q5 3 5 10v12q0 6-6 6H23q-6 0-6-6V40q0-7 5-10z', p.main) +
    path('M21 36q2-3 5-3v20q-5 0-5-5z', p.light) +
    p.label(26, 37, 13, 13),
  dropper: (p) =>
    oval(32, 10, 5, 7, INK) +
    rect(25, 16, 14, 7, GOLD, 1.5) +
    path('M27 23h10q8 4 8 11v20q0 4-4 4H23q-4 0-4-4V34q0-7 8-11z', p.main) +
    side('M38 23q7 4 7 11v20q0 4-4 4h-3z') +
    p.label(21, 36, 22, 16),
  squeezeTube: (p) =>
    path('M18 8h28v3H18z', p.dark) +
    path('M18 11h28l-4 36H22z', p.main) +
    path('M20 30h24l-2 17H22z', p.light) +
    rect(23, 47, 18, 11, p.accent, 2) +
    p.label(23, 18, 18, 17),
  soap: (p) =>
    rect(8, 28, 48, 26, p.main, 9) +
    rect(12, 31, 40, 18, p.light, 7) +
    disc(20, 18, 5, '#dcebf5') +
    disc(30, 12, 3.5, '#dcebf5') +
    disc(42, 18, 6, '#dcebf5') +
    p.label(23, 33, 18, 14),
  perfume: (p) =>
    rect(26, 6, 12, 12, p.accent, 2) +
    rect(28, 18, 8, 4, GOLD) +
    path('M16 26l5-4h22l5 4v28l-4 4H20l-4-4z', p.pale) +
    path('M19 34h26v19l-3 2H22l-3-2z', p.main) +
    path('M16 26l5-4v32l-5-2z', '#ffffff') +
    p.label(24, 34, 16, 15),
  makeupBrush: (p) =>
    rotated(
      35,
      path('M22 26q-2-16 10-22 12 6 10 22z', p.main) +
        path('M27 24q-1-10 5-18-2 8 0 18z', p.light) +
        path('M24 26h16l-3 10H27z', GOLD) +
        path('M27 36h10l-2 22q-3 3-6 0z', p.accent),
    ) + p.label(44, 44, 12, 12),
  sponge: (p) =>
    path('M32 8q20 22 20 34a20 16 0 0 1-40 0q0-12 20-34z', p.main) +
    path('M32 12q-15 19-15 29 0 6 4 10-6-14 11-39z', p.light) +
    p.label(25, 36, 14, 14),
} satisfies Record<string, Shape>;
