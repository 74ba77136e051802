import { expect, test } from 'vitest';
import { copyingEffects, figuresOf, parse, readSources } from './structure.ts';

type Figure = keyof ReturnType<typeof figuresOf>;

/** `most`: as it is; it may only become less. `goal`: where it shall be. New areas bring new files, so their number has no limit. */
const LIMITS: Record<Figure, { most: number; goal: number }> = {
  files: { most: Number.POSITIVE_INFINITY, goal: 1_109 },
  'files under 20 lines, %': { most: 35, goal: 20 },
  'functions over 50 lines': { most: 60, goal: 60 },
  'functions over 80 lines': { most: 1, goal: 10 },
  'functions over 100 lines': { most: 1, goal: 0 },
  'screens over 120 lines': { most: 0, goal: 0 },
  effects: { most: 78, goal: 80 },
  'effects that copy state': { most: 0, goal: 0 },
  'DOM look-ups': { most: 21, goal: 25 },
};

test('no figure of the structure becomes worse', () => {
  const figures = Object.entries(figuresOf(readSources())) as [Figure, number][];
  const rows = figures.map(([name, value]) => {
    const { most, goal } = LIMITS[name];
    return `${name.padEnd(26)}${String(value).padStart(6)}${String(Number.isFinite(most) ? most : '–').padStart(7)}${String(goal).padStart(7)}`;
  });
  process.stdout.write(`\n${''.padEnd(26)} today  limit   goal\n${rows.join('\n')}\n`);
  expect(figures.filter(([name, value]) => value > LIMITS[name].most)).toEqual([]);
});

test.each([
  ['a setter of a state', 'const [a, setA] = useState(0); useEffect(() => setA(b), [b]);', 1],
  [
    'a setter after a condition',
    'const [a, setA] = useState(0); useEffect(() => { if (b) setA(b); }, [b]);',
    1,
  ],
  ['a store', 'useEffect(() => counts.setState({ b }), [b]);', 1],
  ['a prop', 'function A({ onB }) { useEffect(() => { onB(b); }, [b]); }', 1],
  [
    'a prop, by an event',
    'const tell = useEffectEvent(() => props.onB(b)); useEffect(() => tell(b), [b]);',
    1,
  ],
  ['a subscription', 'const [a, setA] = useState(0); useEffect(() => store.subscribe(setA), [store]);', 0],
  ['the document', 'useEffect(() => { document.title = b; }, [b]);', 0],
  ['a request', 'const [a, setA] = useState(0); useEffect(() => { void load().then(setA); }, []);', 0],
])('an effect that calls %s', (_, code, expected) => {
  expect(copyingEffects(parse('planted.tsx', code))).toHaveLength(expected);
});
