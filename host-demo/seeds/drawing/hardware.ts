import { disc, INK, line, METAL, oval, type Paint, path, rect, rotated, STEEL, side } from './paint.ts';

type Shape = (paint: Paint) => string;
const WOOD = '#c08a4c';

export const HARDWARE = {
  board: (p) =>
    path('M8 22l34-10 14 8-34 12z', p.light) +
    path('M8 22l14 10v22L8 42z', p.dark) +
    path('M22 32l34-12v22L22 54z', p.main) +
    line('M27 36q12-6 25-8M27 43q12-7 25-9M28 49q11-6 24-9', p.dark, 1) +
    p.label(33, 29, 13, 12),
  beam: (p) =>
    path('M6 44L46 16l12 5-40 29z', p.light) +
    path('M18 50l40-29v10L18 60z', p.main) +
    path('M6 44l12 6v10L6 54z', p.dark) +
    line('M9 49l6 3M9 52l6 3M16 42l28-19', p.dark, 1) +
    p.label(32, 34, 12, 10),
  moulding: (p) =>
    path('M12 12h10q0 10 8 14t10 14h14v16H12z', p.main) +
    path('M12 12h10v4H12zM40 40h14v4H40z', p.light) +
    side('M12 50h42v6H12z') +
    p.label(17, 40, 16, 12),
  brickWall: (p) =>
    [0, 1, 2]
      .map(
        (row) =>
          rect(8, 17 + row * 13, row % 2 ? 15 : 23, 11, p.main, 1) +
          rect(row % 2 ? 25 : 33, 17 + row * 13, 23, 11, p.light, 1) +
          (row % 2 ? rect(50, 17 + row * 13, 6, 11, p.main, 1) : ''),
      )
      .join('') + p.label(24, 30, 16, 11),
  rebar: (p) =>
    [0, 1, 2, 3]
      .map(
        (at) =>
          line(`M${10 + at * 4} ${24 + at * 8}L${46 + at * 3} ${10 + at * 8}`, at % 2 ? p.dark : p.main, 5) +
          line(
            `M${16 + at * 4} ${20 + at * 8}l3 5M${24 + at * 4} ${17 + at * 8}l3 5M${32 + at * 4} ${14 + at * 8}l3 5`,
            p.light,
            1,
          ),
      )
      .join('') + p.label(26, 26, 12, 12),
  roofSheet: (p) =>
    [0, 1, 2, 3, 4, 5]
      .map(
        (at) =>
          path(`M${8 + at * 8} 24q4-10 8 0v28q-4-10-8 0z`, at % 2 ? p.dark : p.main) +
          rect(10 + at * 8, 22, 1.5, 25, p.light),
      )
      .join('') + p.label(25, 28, 14, 13),
  pipe: (p) =>
    path('M14 40L44 10l12 12-30 30z', p.main) +
    path('M14 40L44 10l4 4-30 30z', p.light) +
    `<ellipse cx="20" cy="46" rx="9" ry="6.5" transform="rotate(45 20 46)" fill="${p.dark}"/><ellipse cx="20" cy="46" rx="6" ry="4" transform="rotate(45 20 46)" fill="${INK}"/>` +
    p.label(32, 24, 12, 11),
  elbow: (p) =>
    path('M14 10h20v14q0 6 6 6h14v20H38Q14 50 14 26z', p.main) +
    path('M14 10h5v16q0 19 19 19h16v5H38Q14 50 14 26z', p.dark) +
    rect(11, 8, 26, 7, p.light, 2) +
    rect(49, 27, 7, 26, p.light, 2) +
    p.label(21, 29, 13, 13),
  paintBrush: (p) =>
    rotated(
      35,
      path('M28 4h8l2 22H26z', WOOD) +
        rect(20, 26, 24, 9, METAL, 1) +
        path('M20 35h24l-2 22q-10 4-20 0z', p.main) +
        line('M26 37v17M32 37v19M38 37v17', p.dark, 1),
    ) + p.label(10, 46, 12, 12),
  cableCoil: (p) =>
    disc(32, 32, 24, p.main) +
    disc(32, 32, 20, p.dark) +
    disc(32, 32, 18, p.main) +
    disc(32, 32, 14, p.dark) +
    disc(32, 32, 12, '#f3f5f7') +
    line('M50 47q6 6 4 11', p.main, 3) +
    p.label(26, 26, 12, 12),
  bulb: (p) =>
    disc(32, 26, 17, p.pale) +
    path('M20 34q4 5 4 11h16q0-6 4-11z', '#eef2f6') +
    disc(32, 26, 11, p.main) +
    rect(25, 44, 14, 12, METAL, 2) +
    line('M25 48h14M25 52h14', STEEL, 1.5) +
    rect(29, 56, 6, 3, INK, 1) +
    p.label(27, 21, 10, 10),
  hammer: (p) =>
    rotated(
      40,
      rect(29, 20, 6, 40, WOOD, 2) +
        rect(29, 42, 6, 18, p.main, 2) +
        path('M16 10h24q8 0 10 6l-6-1q-2 7-4 7H16z', STEEL) +
        rect(13, 8, 7, 16, INK, 1.5),
    ) + p.label(44, 44, 12, 12),
  screwdriver: (p) =>
    rotated(
      45,
      rect(30, 30, 4, 26, METAL) +
        path('M29 54h6l-1 6h-4z', STEEL) +
        rect(25, 4, 14, 26, p.main, 5) +
        line('M29 8v18M35 8v18', p.dark, 1.5),
    ) + p.label(44, 42, 12, 12),
  wrench: (p) =>
    rotated(
      40,
      path('M24 6v9l8 5 8-5V6q8 5 6 14-2 6-9 8v24q0 6-5 6t-5-6V28q-7-2-9-8-2-9 6-14z', STEEL) +
        rect(27, 34, 10, 22, p.main, 4),
    ) + p.label(44, 44, 12, 12),
  saw: (p) =>
    path('M6 26l40 10v12l-3-2-3 2-3-2-3 2-3-2-3 2-3-2-3 2-3-2-3 2-3-2-3 2-4-5z', METAL) +
    path('M44 30q12-4 14 8t-6 14l-8-2z', p.main) +
    oval(51, 41, 3.5, 5, '#f3f5f7') +
    p.label(24, 34, 12, 10),
  drill: (p) =>
    rect(4, 24, 14, 4, STEEL) +
    path('M16 20h8v12h-8z', INK) +
    path('M24 16h24q6 0 6 8t-6 9h-4l2 14h-12l-3-14h-7z', p.main) +
    rect(30, 46, 22, 11, INK, 2) +
    side('M24 28h30q-1 5-6 5H24z') +
    p.label(30, 19, 13, 11),
  tapeMeasure: (p) =>
    path('M12 52V28q0-14 14-14h10q14 0 14 14v24z', p.main) +
    disc(31, 32, 13, p.dark) +
    disc(31, 32, 11, p.light) +
    path('M48 46h12v6H48z', '#f7e08a') +
    line('M51 46v3M54 46v3M57 46v3M60 44v10', INK, 1) +
    p.label(25, 26, 12, 12),
  screw: (p) =>
    rotated(
      35,
      path('M20 8h24l-6 8H26z', p.main) +
        path('M28 16h8v32l-4 10-4-10z', METAL) +
        line('M26 22l12 3M26 28l12 3M26 34l12 3M26 40l12 3M28 46l8 3', p.dark, 2) +
        rect(28, 8, 8, 3, INK),
    ) + p.label(44, 44, 12, 12),
  nail: (p) =>
    rotated(30, rect(13, 8, 10, 4, p.dark, 1.5) + path('M16 12h4v38l-2 8-2-8z', p.main)) +
    rotated(30, rect(35, 12, 10, 4, p.dark, 1.5) + path('M38 16h4v36l-2 8-2-8z', p.light)) +
    p.label(44, 42, 13, 13),
  anchor: (p) =>
    rotated(
      35,
      path('M26 8h12v4H26z', p.dark) +
        path('M28 12h8v34l-4 8-4-8z', p.main) +
        path('M28 22l-4 5 4 2zM36 22l4 5-4 2zM28 32l-4 5 4 2zM36 32l4 5-4 2z', p.dark) +
        line('M32 14v30', p.light, 1.5),
    ) + p.label(44, 44, 12, 12),
  padlock: (p) =>
    line('M22 30V21q0-10 10-10t10 10v9', STEEL, 5) +
    rect(15, 29, 34, 28, p.main, 5) +
    side('M42 29h2q5 0 5 5v18q0 5-5 5h-2z') +
    p.label(24, 36, 16, 14),
  hinge: (p) =>
    rect(9, 14, 20, 36, p.main, 3) +
    rect(35, 14, 20, 36, p.main, 3) +
    rect(28, 11, 8, 42, p.dark, 3) +
    line('M28 23h8M28 32h8M28 41h8', p.light, 1.5) +
    [
      [15, 20],
      [15, 44],
      [49, 20],
      [49, 44],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 2.5, '#eef2f6'))
      .join('') +
    p.label(13, 26, 13, 13),
  faucet: (p) =>
    rect(18, 10, 22, 5, p.accent, 2.5) +
    rect(27, 14, 5, 9, STEEL) +
    path('M14 22h24q14 0 14 14v6H42v-5q0-4-4-4h-6v21H20V33h-6z', p.main) +
    rect(14, 52, 24, 6, STEEL, 2) +
    oval(47, 50, 2, 4, '#7cc4ef') +
    p.label(21, 34, 10, 14),
  helmet: (p) =>
    path('M10 42q0-26 22-26t22 26z', p.main) +
    path('M28 16h8v26h-8z', p.light) +
    path('M6 42h52q0 6-8 6H14q-8 0-8-6z', p.dark) +
    line('M20 24v16M44 24v16', p.dark, 1.5) +
    p.label(26, 24, 12, 13),
  cartridge: (p) =>
    path('M30 4h4l2 12h-8z', p.dark) +
    rect(23, 16, 18, 5, p.dark, 1) +
    rect(22, 21, 20, 34, p.main, 1) +
    rect(21, 54, 22, 4, p.dark, 1) +
    side('M37 21h5v34h-5z') +
    p.label(22, 28, 20, 18),
  wheelbarrow: (p) =>
    path('M10 20h40l-8 20H22z', p.main) +
    path('M10 20h40l-1.5 4h-37z', p.light) +
    line('M6 16l8 4 10 22h22l10 8M36 42l6 12', INK, 3) +
    disc(18, 48, 9, INK) +
    disc(18, 48, 4, METAL) +
    p.label(26, 26, 12, 11),
  tee: (p) =>
    rect(8, 22, 48, 20, p.main) +
    rect(22, 36, 20, 18, p.main) +
    rect(8, 36, 14, 6, p.dark) +
    rect(42, 36, 14, 6, p.dark) +
    rect(6, 19, 8, 26, p.light, 2) +
    rect(50, 19, 8, 26, p.light, 2) +
    rect(19, 49, 26, 8, p.light, 2) +
    p.label(25, 27, 14, 14),
  panelLamp: (p) =>
    oval(32, 36, 25, 15, p.dark) +
    oval(32, 33, 25, 15, '#e8edf2') +
    oval(32, 33, 20, 11, p.pale) +
    p.label(26, 27, 12, 12),
  paintRoller: (p) =>
    rect(10, 8, 38, 16, p.main, 4) +
    rect(10, 8, 5, 16, p.dark, 2) +
    line('M48 16h7v14H34v8', STEEL, 3) +
    rect(29, 38, 10, 20, WOOD, 3) +
    p.label(24, 9, 14, 14),
  pliers: (p) =>
    rotated(
      30,
      path('M26 8q6-4 6 6v12l-6 4q-6-10 0-22z', STEEL) +
        path('M38 8q-6-4-6 6v12l6 4q6-10 0-22z', METAL) +
        line('M29 30q-8 10-5 26M35 30q8 10 5 26', p.accent, 6) +
        disc(32, 28, 5, INK),
    ) + p.label(46, 44, 12, 12),
  grinder: (p) =>
    disc(16, 40, 13, STEEL) +
    disc(16, 40, 5, INK) +
    path('M10 24h16l6-3h22q5 0 5 7t-5 8H32l-6-2H10z', p.main) +
    rect(36, 21, 3, 15, p.dark) +
    line('M58 28q4 4 1 10', INK, 2.5) +
    p.label(41, 22, 13, 12),
  hacksaw: (p) =>
    line('M12 44V20h30q6 0 6 8', STEEL, 4) +
    line('M10 44h38', METAL, 3) +
    line('M12 46.5h34', INK, 1) +
    path('M46 26h8l4 24H48z', p.main) +
    p.label(23, 26, 14, 13),
  rail: (p) =>
    rect(6, 20, 46, 9, p.main, 1) +
    rect(6, 23, 46, 2, p.dark) +
    rect(14, 36, 46, 9, p.light, 1) +
    rect(14, 39, 46, 2, p.dark) +
    disc(20, 40, 2, INK) +
    disc(54, 40, 2, INK) +
    p.label(29, 26, 13, 13),
  glove: (p) =>
    path('M20 58V36l-8-10q3-5 7-1l5 6V14q4-4 7 0v-4q4-4 7 0v6q4-4 7 0v8q4-3 6 1v19q0 6-5 8v6z', WOOD) +
    rect(20, 46, 27, 12, p.accent, 2) +
    p.label(27, 28, 15, 15),
  vest: (p) =>
    path('M18 8h8q6 8 12 0h8v14q3 6 4 8v28H14V30q1-2 4-8z', '#f08a24') +
    path('M31 14h2v44h-2z', '#b85c0e') +
    rect(14, 36, 36, 6, '#e9f25a') +
    path('M20 8h5v28h-5zM39 8h5v28h-5z', '#e9f25a') +
    p.label(34, 44, 12, 12),
  shovel: (p) =>
    rotated(
      35,
      rect(24, 3, 16, 4, p.main, 2) +
        rect(30, 5, 4, 32, WOOD) +
        path('M22 34h20v12q-2 10-10 14-8-4-10-14z', STEEL) +
        side('M32 34h10v12q-2 10-10 14z'),
    ) + p.label(46, 42, 12, 12),
  pickaxe: (p) =>
    rotated(
      35,
      rect(29, 8, 6, 52, WOOD, 2) + line('M6 26q26-20 52 0', STEEL, 5) + rect(27, 10, 10, 9, p.main, 2),
    ) + p.label(44, 42, 12, 12),
  rake: (p) =>
    rotated(
      35,
      rect(30, 4, 4, 44, WOOD) +
        rect(14, 44, 36, 5, p.main, 1) +
        line('M16 49v9M22 49v9M28 49v9M36 49v9M42 49v9M48 49v9', STEEL, 2.5),
    ) + p.label(46, 18, 12, 12),
} satisfies Record<string, Shape>;
