import type { NotificationKindWire } from '../../../src/api/notifications/schema.ts';
import type { TransactionRow } from '../database/schema.ts';
import type { NewsText } from '../notifications/news.ts';
import { approvalTexts } from './approval.ts';
import type { Language } from './language.ts';

type Status = 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'accepted';
type Named = Pick<TransactionRow, 'kind' | 'transaction_number'>;

const isStatus = (status: string, texts: Readonly<Record<Status, unknown>>): status is Status =>
  status in texts;

type Texts = {
  status: Readonly<Record<Status, (what: string) => Omit<NewsText, 'brief'>>>;
  due: (what: string) => NewsText;
  overdue: (what: string) => NewsText;
  /** `name`: the product's. */
  backInStock: (name: string) => NewsText;
  priceDrop: (name: string) => NewsText;
  deal: { title: string; body: string };
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    status: {
      processing: (what) => ({ title: `${what} is being prepared`, body: 'We’ve started working on it.' }),
      shipped: (what) => ({ title: `${what} has shipped`, body: 'It’s on its way to you.' }),
      delivered: (what) => ({ title: `${what} was delivered`, body: 'Let us know if anything is missing.' }),
      cancelled: (what) => ({ title: `${what} was canceled`, body: 'It won’t be processed.' }),
      accepted: (what) => ({ title: `${what} was accepted`, body: 'You can see the details.' }),
    },
    due: (what) => ({ title: `${what} is due today`, body: 'You can pay it online.' }),
    overdue: (what) => ({
      title: `${what} is overdue`,
      body: 'Please pay it, or contact us if you already have.',
    }),
    backInStock: (name) => ({
      title: 'Back in stock',
      body: `${name} is available again.`,
      brief: { body: 'One of your favorites is available again.' },
    }),
    priceDrop: (name) => ({
      title: 'Price drop',
      body: `Your price for ${name} went down.`,
      brief: { body: 'Your price for one of your favorites went down.' },
    }),
    deal: { title: 'New deal', body: 'There’s a new offer for you. Take a look.' },
  },
  es: {
    status: {
      processing: (what) => ({ title: `${what}: en preparación`, body: 'Ya empezamos a prepararlo.' }),
      shipped: (what) => ({ title: `${what}: enviado`, body: 'Va en camino.' }),
      delivered: (what) => ({ title: `${what}: entregado`, body: 'Avísenos si falta algo.' }),
      cancelled: (what) => ({ title: `${what}: cancelado`, body: 'No se procesará.' }),
      accepted: (what) => ({ title: `${what}: aceptado`, body: 'Puede ver los detalles.' }),
    },
    due: (what) => ({ title: `${what}: vence hoy`, body: 'Puede pagarla en línea.' }),
    overdue: (what) => ({
      title: `${what}: vencida`,
      body: 'Realice el pago, o contáctenos si ya lo hizo.',
    }),
    backInStock: (name) => ({
      title: 'Disponible de nuevo',
      body: `${name}: hay existencias otra vez.`,
      brief: { body: 'Uno de sus favoritos está disponible de nuevo.' },
    }),
    priceDrop: (name) => ({
      title: 'Bajó de precio',
      body: `${name}: su precio bajó.`,
      brief: { body: 'Bajó el precio de uno de sus favoritos.' },
    }),
    deal: { title: 'Nueva oferta', body: 'Tenemos una oferta para usted. Échele un vistazo.' },
  },
  fr: {
    status: {
      processing: (what) => ({ title: `${what}\u00a0: en préparation`, body: 'La préparation a commencé.' }),
      shipped: (what) => ({
        title: `${what}\u00a0: expédition effectuée`,
        body: 'La livraison est en cours.',
      }),
      delivered: (what) => ({
        title: `${what}\u00a0: livraison effectuée`,
        body: 'Dites-nous s’il manque quelque chose.',
      }),
      cancelled: (what) => ({ title: `${what}\u00a0: annulation`, body: 'Il n’y aura pas de traitement.' }),
      accepted: (what) => ({
        title: `${what}\u00a0: acceptation confirmée`,
        body: 'Vous pouvez voir les détails.',
      }),
    },
    due: (what) => ({
      title: `${what}\u00a0: à payer aujourd’hui`,
      body: 'Vous pouvez la régler en ligne.',
    }),
    overdue: (what) => ({
      title: `${what}\u00a0: échéance dépassée`,
      body: 'Merci de la régler, ou de nous contacter si c’est déjà fait.',
    }),
    backInStock: (name) => ({
      title: 'De nouveau en stock',
      body: `${name} est de nouveau disponible.`,
      brief: { body: 'L’un de vos favoris est de nouveau disponible.' },
    }),
    priceDrop: (name) => ({
      title: 'Baisse de prix',
      body: `Votre prix pour ${name} a baissé.`,
      brief: { body: 'Votre prix pour l’un de vos favoris a baissé.' },
    }),
    deal: { title: 'Nouvelle offre', body: 'Une nouvelle offre vous attend.' },
  },
};

const nameOf = (language: Language, { kind, transaction_number }: Named): string =>
  `${approvalTexts[language].kinds[kind]} ${transaction_number}`;

export const statusText = (language: Language, row: Named, status: string): NewsText | null => {
  const { status: byStatus } = texts[language];
  return isStatus(status, byStatus) ? byStatus[status](nameOf(language, row)) : null;
};

export const dueText = (language: Language, row: Named): NewsText =>
  texts[language].due(nameOf(language, row));

export const overdueText = (language: Language, row: Named): NewsText =>
  texts[language].overdue(nameOf(language, row));

/** `by`: who placed or decided it. */
export const approvalNews = (
  language: Language,
  row: Named & Pick<TransactionRow, 'header' | 'approval_comment'>,
  status: 'pending' | 'approved' | 'refused',
  by: string,
): NewsText => {
  const { comment, ...own } = approvalTexts[language];
  const what = nameOf(language, row);
  const { approval_comment: said, header } = row;
  const body = own[status].body(what, by, header.client_name);
  return {
    title: own[status].subject(what),
    body: status !== 'pending' && said !== '' ? `${body} ${comment(said)}` : body,
    brief: { body: own[status].subject(what) },
  };
};

export const backInStockText = (language: Language, name: string): NewsText =>
  texts[language].backInStock(name);

export const priceDropText = (language: Language, name: string): NewsText => texts[language].priceDrop(name);

/**
 * What lock screens show of a notification that a back office publishes, where its own words may name a product. Undefined: its own words.
 */
export const publishedBrief = (language: Language, kind: NotificationKindWire): NewsText['brief'] => {
  const { deal, backInStock, priceDrop } = texts[language];
  if (kind === 'deal') return deal;
  if (kind !== 'back_in_stock' && kind !== 'price_drop') return undefined;
  const { title, brief } = kind === 'price_drop' ? priceDrop('') : backInStock('');
  return brief && { title, ...brief };
};
