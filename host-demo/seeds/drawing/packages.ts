import { disc, INK, line, oval, type Paint, path, rect, side } from './paint.ts';

type Shape = (paint: Paint) => string;

export const PACKAGES = {
  coffeeBag: (p) =>
    path('M20 10h24l2 46q0 2-2 2H20q-2 0-2-2z', p.main) +
    rect(19.5, 10, 25, 5, INK) +
    disc(32, 21, 2, p.dark) +
    side('M38 15h6.300l1.7 41q0 2-2 2h-6z') +
    p.label(22, 28, 20, 20),
  pouch: (p) =>
    path('M18 9h28l-2 4 3 43q0 2-3 2H20q-3 0-3-2l3-43z', p.pale) +
    path('M20 13h24l1 10H19z', p.main) +
    path('M18 44h28l1 12q0 2-3 2H20q-3 0-3-2z', p.main) +
    line('M25 27v15M29 26v17M35 26v17M39 27v15', p.light, 1.5) +
    p.label(25, 27, 14, 15),
  bag: (p) =>
    path('M21 9h22l-3 8q7 4 7 14v21q0 6-6 6H23q-6 0-6-6V31q0-10 7-14z', p.main) +
    rect(23, 15, 18, 4, p.accent, 1.5) +
    side('M40 19q7 4 7 12v21q0 6-6 6h-2z') +
    p.label(21, 30, 22, 17),
  zipBag: (p) =>
    path('M17 9h30v44q0 5-4 5H21q-4 0-4-5z', p.accent) +
    rect(17, 14, 30, 2, '#ffffff') +
    path('M22 34h20v14q0 5-4 5H26q-4 0-4-5z', p.pale) +
    disc(27, 41, 3, p.main) +
    disc(34, 39, 3, p.main) +
    disc(30, 47, 3, p.dark) +
    disc(37, 46, 3, p.main) +
    p.label(23, 18, 18, 13),
  sack: (p) =>
    path('M17 11q15 5 30 0l-1 6q4 18 1 39-15 4-30 0-3-21 1-39z', p.pale) +
    path('M16 36q16 5 32 0l-1 20q-15 4-30 0z', p.main) +
    line('M18 17q14 4 28 0', p.accent, 2) +
    p.label(22, 22, 20, 17),
  cementSack: (p) =>
    path('M12 16l5-4h30l5 4-1 38-4 4H17l-4-4z', p.main) +
    path('M12 16l5-4h30l5 4-5 4H17z', p.light) +
    rect(13, 44, 38, 6, p.accent) +
    p.label(21, 24, 22, 17),
  paperBag: (p) =>
    path('M19 14h26v44H19z', p.pale) +
    path('M19 14h26l-4-5H23z', p.light) +
    rect(19, 34, 26, 24, p.main) +
    side('M39 14h6v44h-6z') +
    p.label(22, 22, 20, 20),
  pillowBag: (p) =>
    path(
      'M16 10l3 2 3-2 3 2 3-2 4 2 4-2 3 2 3-2 3 2 3-2q-4 23 0 48l-3-2-3 2-3-2-3 2-4-2-4 2-3-2-3 2-3-2-3 2q4-24 0-48z',
      p.main,
    ) +
    path('M17 44q15-12 30-4l1 14q-15-5-32 0z', p.light) +
    side('M42 12h3l3-2q-4 23 0 48l-3-2q-4-20-3-44z') +
    p.label(22, 19, 20, 20),
  box: (p) =>
    rect(17, 8, 26, 50, p.main) +
    path('M43 8l6 4v42l-6 4z', p.dark) +
    path('M17 46q13-10 26 0v12H17z', p.light) +
    disc(30, 50, 4, p.accent) +
    p.label(19, 15, 22, 20),
  teaBox: (p) =>
    path('M9 26l6-9h34l6 9z', p.light) +
    rect(9, 26, 46, 30, p.main, 1) +
    line('M40 26q-2-9 4-12', INK, 1) +
    rect(42, 9, 7, 7, p.accent, 1) +
    side('M47 26h8v30h-8z') +
    p.label(19, 31, 26, 19),
  carton: (p) =>
    rect(15, 18, 28, 38, p.main) +
    path('M43 18l7-5v38l-7 5z', p.dark) +
    path('M15 18l7-5h28l-7 5z', p.light) +
    p.label(18, 26, 22, 20),
  gableCarton: (p) =>
    rect(23, 6, 18, 5, p.dark) +
    path('M23 11h18l5 11H18z', p.light) +
    disc(32, 17, 3.5, p.accent) +
    rect(18, 22, 28, 36, p.main) +
    rect(18, 22, 28, 6, p.pale) +
    side('M40 22h6v36h-6z') +
    p.label(20, 33, 24, 17),
  brick: (p) =>
    path('M20 12l5-4h18v46l-5 4H20z', p.dark) +
    rect(20, 12, 18, 46, p.main) +
    path('M20 12l5-4h18l-5 4z', p.pale) +
    rect(27, 7, 8, 4, p.accent, 1.5) +
    rect(20, 44, 18, 14, p.light) +
    p.label(21, 22, 16, 17),
  tubeBox: (p) =>
    rect(20, 12, 24, 46, p.main) +
    oval(32, 58, 12, 3, p.dark) +
    oval(32, 12, 12, 3.5, p.pale) +
    path('M33 12l8-5 3 4-7 3z', '#aeb9c4') +
    side('M38 14h6v44h-6z') +
    p.label(20, 24, 24, 19),
  sleeve: (p) =>
    rect(13, 20, 38, 28, p.main, 4) +
    path('M13 22l-5-3v30l5-3z', p.dark) +
    path('M51 22l5-3v30l-5-3z', p.dark) +
    side('M13 40h38v4q0 4-4 4H17q-4 0-4-4z') +
    disc(19, 34, 5, p.light) +
    disc(45, 34, 5, p.light) +
    p.label(23, 25, 18, 18),
  bar: (p) =>
    path('M14 14h36v40H14z', p.main) +
    path('M14 14h36v9H14zM14 45h36v9H14z', p.accent) +
    path(
      'M14 9l4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3v2H14zM14 59l4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3v-2H14z',
      '#cfd6de',
    ) +
    p.label(21, 25, 22, 18),
  block: (p) =>
    path('M8 34l12-8h38l-10 8z', p.light) +
    rect(8, 34, 40, 20, p.main) +
    path('M48 34l10-8v19l-10 9z', p.dark) +
    rect(8, 37, 40, 14, p.accent) +
    p.label(18, 37, 20, 14),
  cheese: (p) =>
    path('M7 40L42 18q12 4 15 18v4z', p.light) +
    path('M7 40h50v16H7z', p.main) +
    disc(17, 48, 3, p.dark) +
    oval(46, 46, 4, 3, p.dark) +
    disc(40, 31, 2.5, p.main) +
    p.label(24, 42, 16, 12),
  eggs: (p) =>
    oval(17, 31, 6.5, 9, p.main) +
    oval(32, 31, 6.5, 9, p.light) +
    oval(47, 31, 6.5, 9, p.main) +
    path('M7 33q2.5 6 10 6 5 0 7.5-4 2.5 4 7.5 4t7.5-4q2.5 4 7.5 4 7.5 0 10-6l-3 23H10z', '#9fb1a6') +
    p.label(20, 42, 24, 12),
  loaf: (p) =>
    path('M8 33q0-14 13-14h24q13 0 13 12 0 5-4 7v15q0 4-4 4H14q-4 0-4-4V40q-2-2-2-7z', p.main) +
    line('M21 24l5 8M31 23l5 8M41 23l5 8', p.pale, 3) +
    p.label(21, 37, 22, 16),
  paperRoll: (p) =>
    rect(17, 16, 28, 42, '#ffffff', 2) +
    path('M45 16h8v38l-3 3-2-3-3 4z', '#e6ebf1') +
    oval(31, 16, 14, 5, '#e9eef3') +
    oval(31, 16, 5, 2, '#b78f68') +
    line('M17 52h28', p.light, 2) +
    p.label(17, 27, 28, 17),
  tissuePack: (p) =>
    rect(9, 16, 46, 42, p.pale, 5) +
    [16, 32, 48].map((x) => disc(x, 26, 6.5, '#fff') + disc(x, 26, 2.2, '#c9a07a')).join('') +
    rect(9, 35, 46, 19, p.main) +
    p.label(22, 37, 20, 15),
  napkins: (p) =>
    path('M32 10l24 13-24 13L8 23z', p.light) +
    path('M8 23l24 13v20L8 43z', p.main) +
    path('M56 23L32 36v20l24-13z', p.dark) +
    line('M8 30l24 13 24-13M8 36l24 13 24-13', '#ffffff', 1) +
    p.label(25, 16, 14, 12),
  tape: (p) =>
    disc(30, 34, 21, p.main) +
    path('M30 55h24v-5l3-2-3-3v-4H44z', p.main) +
    side('M30 13a21 21 0 0 1 0 42z') +
    disc(30, 34, 13, p.pale) +
    disc(30, 34, 11, '#f3f5f7') +
    p.label(22, 27, 16, 14),
  bagRoll: (p) =>
    rect(12, 22, 36, 28, p.main, 3) +
    oval(48, 36, 6, 14, p.light) +
    oval(48, 36, 2.5, 5, INK) +
    path('M12 44h8v13l-4-3-4 3z', p.dark) +
    p.label(18, 27, 22, 17),
} satisfies Record<string, Shape>;
