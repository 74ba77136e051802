import { hashOf } from './random.ts';

/** Colour words in English, Spanish and French, the more specific ones first. */
const WORDS: [RegExp, string][] = [
  [/white wine|mayonnaise|chickpea|quinoa|garlic/i, '#e2d5a6'],
  [/grapeseed/i, '#b9b04a'],
  [/ivoire/i, '#ecd3b4'],
  [/beige rosé/i, '#e6bfa3'],
  [/pêche|abricot$/i, '#eba983'],
  [/de nuit|nuit boréale|bleu nuit/i, '#3d4a80'],
  [
    /sunflower|peanut|canola|\bcorn\b|lemon|limón|honey|miel|mustard|banana|pineapple|turmeric|amarillo|acacia/i,
    '#dcae25',
  ],
  [
    /tomato|ketchup|rojo|\bred\b|strawberry|paprika|chilli|sriracha|cherry|cerise|corail|passion|arrabbiata|marinara|roasted pepper/i,
    '#c8402f',
  ],
  [/blueberry|prune|purple|grape|lilas|lavender|lavande|crépuscule|acai/i, '#7d5aa6'],
  [/blue|azul|bleu|boréale|spring water|mineral water|semi-skimmed|sea salt/i, '#3b7fbf'],
  [/orange|apricot|abricot|peach|carrot|naranja|tikka/i, '#e98a2d'],
  [
    /olive|pesto|basil|oregano|\bpeas\b|verde|green|vert|mint|menthe|peppermint|apple|lime|pickle|herb|émeraude|forêt|avocado|thé/i,
    '#6f963b',
  ],
  [
    /chocolate|cocoa|coffee|espresso|brown|brun|noisette|châtain|beans|earl grey|rye|bronze|molasses|érable/i,
    '#6d4631',
  ],
  [/black|negro|noir\b|charbon|taupe/i, '#454a54'],
  [/rose|pink|pivoine|dragée|cranberry|raspberry|salmon|rooibos|argile/i, '#d9738f'],
  [/white|blanco|blanc|coconut|coton|mozzarella/i, '#dfe4e9'],
  [/salt|lait|milk|cream|yogurt/i, '#8fb0d0'],
  [/vanilla|vanille|almond|oat|avoine|cashew|sable|beige|karité|barn|wheat/i, '#d2b27c'],
];

const BRANDS = [
  '#0f5e59',
  '#8a2f3c',
  '#2c4a7c',
  '#a6611a',
  '#3d6b35',
  '#5b3f7a',
  '#b0413e',
  '#1f6f8b',
  '#6b5a2e',
  '#374151',
];

export const colourOf = (name: string, usual: string): string =>
  WORDS.find(([words]) => words.test(name))?.[1] ?? usual;

export const brandColour = (brand: string): string => BRANDS[hashOf(brand) % BRANDS.length] ?? '#374151';
