import { describe, expect, it } from 'vitest';
import { createVisitedPaths } from '../../src/app/embedding/visitedPaths.ts';

type Step = ['PUSH' | 'REPLACE' | 'POP', key: string, path: string];

const START: Step = ['POP', 'a', '/store'];

describe('the portal’s own history', () => {
  it.each<[string, Step[], string, number | null]>([
    ['the first screen has nothing before it', [START], '/cart', null],
    ['the current screen isn’t gone back to', [START], '/store', null],
    ['one back', [START, ['PUSH', 'b', '/product/1']], '/store', -1],
    ['two back', [START, ['PUSH', 'b', '/product/1'], ['PUSH', 'c', '/cart']], '/store', -2],
    [
      'the nearest of two that are alike',
      [START, ['PUSH', 'b', '/cart'], ['PUSH', 'c', '/store'], ['PUSH', 'd', '/cart']],
      '/store',
      -1,
    ],
    ['forward again', [START, ['PUSH', 'b', '/cart'], ['POP', 'a', '/store']], '/cart', 1],
    [
      'what was forward is gone after another screen',
      [START, ['PUSH', 'b', '/cart'], ['POP', 'a', '/store'], ['PUSH', 'c', '/home']],
      '/cart',
      null,
    ],
    [
      'filters take the place of the list without',
      [START, ['REPLACE', 'b', '/store?deals=1'], ['PUSH', 'c', '/cart']],
      '/store?deals=1',
      -1,
    ],
    ['which is gone', [START, ['REPLACE', 'b', '/store?deals=1'], ['PUSH', 'c', '/cart']], '/store', null],
    [
      'told twice',
      [START, ['PUSH', 'b', '/cart'], ['PUSH', 'b', '/cart'], ['PUSH', 'c', '/home']],
      '/store',
      -2,
    ],
  ])('%s', (_name, steps, path, expected) => {
    const visited = createVisitedPaths();
    for (const [via, key, shown] of steps) visited.note({ key, path: shown }, via);
    expect(visited.stepsTo(path)).toBe(expected);
  });
});
