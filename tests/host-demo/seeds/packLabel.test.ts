import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPack } from '../../../host-demo/seeds/make/packLabel.ts';

const TEMPLATE = `<svg><style>
.body{fill:#111111}
.body-line{fill:none;stroke:#111111}
.label{fill:#222222}
.on-body{fill:#fff}
</style>
<text id="brand" class="label" x="50" y="20" font-size="10" data-width="80">SAMPLE</text>
<text id="name" x="50" y="40" font-size="10" data-width="60" data-lines="2">Sample</text>
<text id="size" class="on-body" x="50" y="60" font-size="10" data-width="40">1 L</text></svg>`;

const oil = { body: '#3d5220', label: '#8a2f3c', brand: 'Solana', name: 'Sesame oil', size: '1 L' };
const filled = (changes: Partial<typeof oil> = {}): string => fillPack(TEMPLATE, { ...oil, ...changes });
const linesOf = (svg: string, id: string): string[] => {
  const text = new RegExp(`<text id="${id}"[^>]*>(.*?)</text>`).exec(svg)?.[1] ?? '';
  return [...text.matchAll(/<tspan[^>]*>(.*?)<\/tspan>/g)].map(([, line = '']) => line);
};

describe('a pack', () => {
  it('takes its colours in all rules of their names', () => {
    const svg = filled();
    expect(svg).toContain('.body{fill:#3d5220}');
    expect(svg).toContain('.body-line{fill:none;stroke:#3d5220}');
    expect(svg).toContain('.label{fill:#8a2f3c}');
  });

  it.each([
    ['dark', '#3d5220', '#ffffff'],
    ['light', '#f0cf66', '#2a2f37'],
  ])('has readable text on a %s body', (_kind, body, ink) => {
    expect(filled({ body })).toContain(`.on-body{fill:${ink}}`);
  });

  it('has the brand in capitals, the name and the size', () => {
    const svg = filled();
    expect(['brand', 'name', 'size'].map((id) => linesOf(svg, id))).toEqual([
      ['SOLANA'],
      ['Sesame oil'],
      ['1 L'],
    ]);
  });

  it.each([
    ['a short name stays on one line', 'Rice', ['Rice']],
    ['a long name is balanced on two lines', 'Extra virgin olive oil', ['Extra virgin', 'olive oil']],
    ['a word never breaks', 'Unfiltered', ['Unfiltered']],
  ])('%s', (_rule, name, lines) => {
    expect(linesOf(filled({ name }), 'name')).toEqual(lines);
  });

  it('keeps the type and its width where the text has room, and sets it smaller and narrower where it has none', () => {
    expect(filled()).toMatch(/<text id="size"[^>]* font-size="10"/);
    expect(filled()).not.toContain('textLength');
    const long = filled({ brand: 'Mercer and Daughters of Norfolk' });
    expect(long).toMatch(/<text id="brand"[^>]* font-size="7.2"/);
    expect(long).toContain('textLength="80" lengthAdjust="spacingAndGlyphs"');
  });

  it('shows any text as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9&<>"'$ ×é]{1,40}$/), (name) => {
        const shown = linesOf(filled({ name }), 'name').join(' ');
        const read = shown
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&');
        expect(read).toBe(name);
      }),
    );
  });
});
