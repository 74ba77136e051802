import { randomBytes } from 'node:crypto';
import { hasCheckDigit, type KeptCard, keepCard } from '../cards.ts';
import { readText } from '../readText.ts';
import { errorAnswer } from './errors.ts';

/** How 3-D Secure ends for a card; `challenge` asks the person. */
type Security = 'none' | 'challenge' | 'challenge_fails' | 'frictionless' | 'frictionless_fails';

export type OpenpayCard = KeptCard & { id: string; holder: string; expiry: string; security: Security };

const SECURITY: Readonly<Record<string, Security>> = {
  '4005580000050508': 'challenge',
  '5204740000001002': 'challenge',
  '4005580000051886': 'frictionless',
  '5204740000001234': 'frictionless',
  '4005580000051811': 'challenge_fails',
  '5204740000001010': 'challenge_fails',
  '4005580000051829': 'frictionless_fails',
  '5204740000001028': 'frictionless_fails',
};

export const newId = (): string => randomBytes(10).toString('hex');

export const describeCard = (card: OpenpayCard) => ({
  id: card.id,
  type: 'credit',
  brand: card.brand.toLowerCase(),
  address: null,
  card_number: card.masked,
  holder_name: card.holder,
  expiration_year: card.expiry.slice(2),
  expiration_month: card.expiry.slice(0, 2),
  allows_charges: true,
  allows_payouts: false,
});

const readCard = (body: unknown, now: number) => {
  const text = (name: string) => readText(body, name);
  const [number, year, month] = [text('card_number'), text('expiration_year'), text('expiration_month')];
  if (!/^\d{12,19}$/.test(number) || !/^\d\d$/.test(year) || !/^(0[1-9]|1[0-2])$/.test(month))
    return errorAnswer(1001);
  if (!text('holder_name')) return errorAnswer(1001, 'holder_name is required');
  if (!hasCheckDigit(number)) return errorAnswer(2004);
  const kept = keepCard(number, 2_000 + Number(year), Number(month));
  if (now >= kept.endsAt) return errorAnswer(2005);
  if (!/^\d{3,4}$/.test(text('cvv2'))) return errorAnswer(2006);
  const security = SECURITY[number] ?? 'none';
  return { ...kept, id: newId(), holder: text('holder_name'), expiry: month + year, security };
};

export const createOpenpayCards = (clock: () => Date) => {
  const tokens = new Map<string, OpenpayCard>();
  const kept = new Map<string, OpenpayCard>();

  const spend = (id: string): OpenpayCard | undefined => {
    const card = tokens.get(id);
    tokens.delete(id);
    return card;
  };

  return {
    createToken(body: unknown) {
      const card = readCard(body, clock().getTime());
      if ('status' in card) return card;
      tokens.set(card.id, card);
      const { id, allows_charges, allows_payouts, type, ...shown } = describeCard(card);
      return { status: 201, body: { id, card: shown } };
    },
    /** Keeps the card of a token, which is used up by that. Both are required (Openpay's API, "Create a card with token"). */
    save(tokenId: string, deviceSessionId: string) {
      if (!deviceSessionId) return errorAnswer(1001, 'device_session_id is required');
      const card = spend(tokenId);
      if (!card) return errorAnswer(1005);
      const saved = { ...card, id: newId() };
      kept.set(saved.id, saved);
      return { status: 201, body: { ...describeCard(saved), creation_date: clock().toISOString() } };
    },
    list: () => ({ status: 200, body: [...kept.values()].map(describeCard) }),
    remove: (id: string) => (kept.delete(id) ? { status: 204, body: '' } : errorAnswer(1005)),
    source: (id: string): OpenpayCard | undefined => kept.get(id) ?? spend(id),
  };
};

export type OpenpayCards = ReturnType<typeof createOpenpayCards>;
