import { disc, INK, line, METAL, oval, type Paint, path, rect, side } from './paint.ts';

type Shape = (paint: Paint) => string;

const BOTTLE = 'M28 16h8v7q8 4 8 13v19q0 3-3 3H23q-3 0-3-3V36q0-9 8-13z';
const SLIM = 'M29 14h6v12q5 4 5 10v19q0 3-3 3H27q-3 0-3-3V36q0-6 5-10z';
const JAR = 'M19 22h26q2 2 2 6v24q0 6-5 6H22q-5 0-5-6V28q0-4 2-6z';
const WATER = 'M29 13h6v4q7 4 7 11v4l-1.5 3 1.5 3v16q0 4-4 4H26q-4 0-4-4V38l1.5-3-1.5-3v-4q0-7 7-11z';

export const CONTAINERS = {
  bottle: (p) =>
    rect(28, 8, 8, 7, p.accent, 2) +
    path(BOTTLE, p.main) +
    side('M36 23q8 4 8 13v19q0 3-3 3h-5z') +
    p.label(20, 37, 24, 14),
  slimBottle: (p) =>
    rect(29, 6, 6, 7, p.accent, 1.5) +
    path(SLIM, p.main) +
    side('M34 14h1v12q5 4 5 10v19q0 3-3 3h-3z') +
    p.label(24, 36, 16, 16),
  waterBottle: (p) =>
    rect(28, 8, 8, 5, p.accent, 1.5) +
    path(WATER, p.light) +
    side('M35 17q7 4 7 11v26q0 4-4 4h-3z') +
    p.label(22, 34, 20, 11),
  squeezeBottle: (p) =>
    path('M30 7h4l2 9h-8z', p.accent) +
    rect(26, 15, 12, 4, p.accent, 1) +
    path('M24 19h16q4 8 3 18t1 18q0 3-3 3H23q-3 0-3-3 0-8 1-18t3-18z', p.main) +
    side('M37 19h3q4 8 3 18t1 18q0 3-3 3h-4z') +
    p.label(22, 34, 20, 13),
  pumpBottle: (p) =>
    line('M33 16V9h-9', p.dark, 3) +
    rect(27, 15, 12, 5, p.dark, 1.5) +
    path('M23 20h20q3 3 3 8v26q0 4-4 4H24q-4 0-4-4V28q0-5 3-8z', p.main) +
    side('M40 20h3q3 3 3 8v26q0 4-4 4h-4z') +
    p.label(22, 33, 22, 15),
  sprayBottle: (p) =>
    path('M22 8h17l4 5-4 3H26l-6 4v-8z', p.accent) +
    line('M27 17l-4 7', p.accent, 2.5) +
    path('M29 16h8v6q8 5 8 14v19q0 3-3 3H24q-3 0-3-3V36q0-9 8-14z', p.main) +
    side('M37 22q8 5 8 14v19q0 3-3 3h-5z') +
    p.label(22, 37, 22, 14),
  jug: (p) =>
    rect(26, 7, 11, 7, p.accent, 2) +
    path('M24 14h15q9 3 9 14v26q0 4-4 4H20q-4 0-4-4V26q0-9 8-12z', p.main) +
    path('M38 21q5 1 5 7v10h-5z', p.pale) +
    side('M43 20q5 3 5 10v24q0 4-4 4h-3V40h2z') +
    p.label(19, 38, 22, 14),
  jerrycan: (p) =>
    rect(18, 8, 10, 6, INK, 1.5) +
    path('M16 14h14l4 4h10q4 0 4 4v32q0 4-4 4H20q-4 0-4-4z', p.main) +
    line('M33 23h10v8', p.pale, 3) +
    side('M42 18h2q4 0 4 4v32q0 4-4 4h-2z') +
    p.label(20, 33, 22, 17),
  cooler: (p) =>
    rect(27, 6, 10, 6, p.accent, 1.5) +
    path('M28 12h8q2 4 8 6 3 2 3 6v28q0 6-6 6H23q-6 0-6-6V24q0-4 3-6 6-2 8-6z', p.light) +
    rect(17, 28, 30, 2, p.main) +
    rect(17, 48, 30, 2, p.main) +
    p.label(22, 32, 20, 14),
  jar: (p) =>
    rect(18, 12, 28, 9, p.accent, 2.5) +
    path(JAR, p.main) +
    side('M41 22h4q2 2 2 6v24q0 6-5 6h-1z') +
    p.label(17, 31, 30, 15),
  honeyJar: (p) =>
    rect(20, 11, 24, 7, p.accent, 2) +
    path('M22 18h20l5 6v24l-5 10H22l-5-10V24z', p.main) +
    path('M22 18h4l-4 6v24l4 10h-4l-5-10V24z', p.light) +
    side('M40 18h2l5 6v24l-5 10h-2z') +
    p.label(22, 29, 20, 18),
  creamJar: (p) =>
    rect(14, 26, 36, 12, p.accent, 3) +
    rect(16, 36, 32, 20, p.main, 5) +
    side('M42 36h6v15q0 5-5 5h-1z') +
    p.label(22, 41, 20, 11),
  tin: (p) =>
    rect(19, 14, 26, 6, METAL, 2) +
    rect(20, 19, 24, 34, p.main) +
    rect(19, 52, 26, 6, METAL, 2) +
    side('M39 19h5v34h-5z') +
    line('M27 14q0-6 5-6t5 6', INK, 1.5) +
    p.label(22, 27, 20, 17),
  can: (p) =>
    rect(18, 20, 28, 36, p.main) +
    oval(32, 20, 14, 4, METAL) +
    oval(32, 20, 11, 2.8, '#eef2f6') +
    path('M18 54h28v2q-14 5-28 0z', METAL) +
    side('M40 23h6v31h-6z') +
    p.label(18, 29, 28, 17),
  tallTin: (p) =>
    rect(19, 12, 26, 9, p.accent, 2) +
    rect(20, 20, 24, 38, p.main, 2) +
    rect(20, 53, 24, 5, p.dark, 2) +
    side('M39 20h5v38h-5z') +
    p.label(20, 28, 24, 18),
  flatTin: (p) =>
    rect(8, 27, 48, 26, METAL, 8) +
    rect(11, 24, 42, 24, p.main, 7) +
    line('M41 21a4 4 0 1 1 6 0', '#94a3b3', 2) +
    p.label(19, 28, 26, 16),
  drinkCan: (p) =>
    path('M24 10h16l3 5v39l-3 4H24l-3-4V15z', p.main) +
    oval(32, 10.5, 9, 2.2, METAL) +
    path('M23 56h18l-1 2H24z', METAL) +
    path('M21 40q11-14 22-10v10q-11-4-22 10z', '#ffffff') +
    side('M38 10h2l3 5v39l-3 4h-2z') +
    p.label(26, 17, 12, 12),
  paintCan: (p) =>
    line('M16 26q16-26 32 0', '#94a3b3', 2) +
    rect(14, 22, 36, 5, METAL, 2) +
    rect(15, 26, 34, 31, METAL) +
    rect(15, 32, 34, 19, p.main) +
    side('M43 26h6v31h-6z') +
    p.label(24, 37, 16, 12),
  oilJug: (p) =>
    rect(19, 7, 11, 7, INK, 2) +
    path('M20 14h9l4 3h9q6 0 6 6v31q0 4-4 4H22q-4 0-4-4V22q0-5 2-8z', p.main) +
    path('M37 22h5q2 0 2 3v9h-7z', p.pale) +
    side('M45 19q3 1 3 4v31q0 4-4 4h-3V38h4z') +
    p.label(20, 36, 22, 17),
  coolantJug: (p) =>
    rect(34, 7, 11, 7, p.accent, 2) +
    path('M35 14h9q4 4 4 10v30q0 4-4 4H20q-4 0-4-4V26q0-6 7-8z', p.main) +
    path('M21 25q3-3 7-4v11h-7z', p.pale) +
    side('M42 14h2q4 4 4 10v30q0 4-4 4h-2z') +
    p.label(20, 37, 22, 15),
  aerosol: (p) =>
    rect(29, 6, 7, 5, INK, 1.5) +
    path('M24 18q0-7 8-7t8 7z', p.accent) +
    rect(22, 18, 20, 40, p.main, 2) +
    rect(22, 18, 20, 3, METAL) +
    rect(22, 55, 20, 3, METAL, 1) +
    side('M37 21h5v34h-5z') +
    p.label(22, 29, 20, 17),
  shampoo: (p) =>
    rect(24, 8, 16, 9, p.accent, 2) +
    path('M21 17h22q5 8 4 20t-3 18q-1 3-3 3H23q-2 0-3-3-2-6-3-18t4-20z', p.main) +
    side('M40 17h3q5 8 4 20t-3 18q-1 3-3 3h-3z') +
    p.label(22, 27, 20, 20),
  shaker: (p) =>
    path('M23 16q0-6 9-6t9 6v5H23z', p.accent) +
    disc(29, 14, 1, '#fff') +
    disc(35, 14, 1, '#fff') +
    disc(32, 12.5, 1, '#fff') +
    rect(22, 21, 20, 37, p.main, 3) +
    side('M38 21h1q3 0 3 3v31q0 3-3 3h-1z') +
    p.label(22, 30, 20, 17),
  cup: (p) =>
    oval(32, 20, 17, 4, p.accent) +
    path('M16 22h32l-4 33q0 3-4 3H24q-4 0-4-3z', p.main) +
    side('M42 22h6l-4 33q0 3-4 3h-1z') +
    p.label(22, 31, 20, 16),
  paperCup: (p) =>
    rect(17, 11, 30, 5, p.dark, 2) +
    rect(15, 15, 34, 4, p.dark, 2) +
    path('M18 19h28l-4 37q0 2-3 2H25q-3 0-3-2z', '#f7f2ea') +
    path('M19.5 31h25l-1.7 15H21.200z', p.main) +
    p.label(25, 32, 14, 13),
  bowl: (p) =>
    oval(32, 26, 25, 7, p.pale) +
    oval(32, 26, 21, 5, p.dark) +
    path('M7 27q2 29 18 29h14q16 0 18-29-25 13-50 0z', p.main) +
    p.label(24, 38, 16, 14),
} satisfies Record<string, Shape>;
