import type { CardFrameMethods, CardPageMethods, CardSetup } from '../bridge/cardContract.ts';
import { chooseLanguage } from '../domain/tenant/language.ts';
import { createBankForm } from './bankForm.ts';
import { createCardForm } from './cardForm.ts';
import type { EntryForm } from './entryForm.ts';
import { CARD_GATEWAYS } from './gateways.ts';
import { cardTexts } from './texts.ts';
import { applyTheme } from './theme.ts';
import { tokenize } from './tokenize.ts';

type CardPageOptions = {
  portal: CardFrameMethods;
  /** yyyy-mm-dd */
  today(): string;
};

const reportHeight = (element: HTMLElement, report: (height: number) => void): void => {
  new ResizeObserver(() => report(Math.ceil(element.getBoundingClientRect().height))).observe(element);
};

export const createCardPage = (root: HTMLElement, { portal, today }: CardPageOptions): CardPageMethods => {
  let current: CardSetup | null = null;
  let form: EntryForm | null = null;

  const createForm = (setup: CardSetup): EntryForm => {
    const gateway = CARD_GATEWAYS[setup.gateway];
    const context = () => ({ ...(current ?? setup), headers: portal.headers });
    const events = { onSubmit: portal.submitted, onWrong: portal.wrong };
    return setup.kind === 'card'
      ? createCardForm({
          ...events,
          gateway,
          today,
          tokenize: (card, brandId) => tokenize(gateway, context(), { card, brandId }),
        })
      : createBankForm({ ...events, tokenize: (account) => tokenize(gateway, context(), { account }) });
  };

  return {
    async setUp(setup) {
      const isSame = current?.kind === setup.kind && current.gateway === setup.gateway;
      const isFirst = current === null;
      current = setup;
      applyTheme(root, setup);
      root.lang = setup.language;
      const shown = form && isSame ? form : createForm(setup);
      shown.show(cardTexts(chooseLanguage(setup.language, [])));
      if (shown !== form) root.replaceChildren(shown.element);
      form = shown;
      if (isFirst) reportHeight(root, portal.resized);
    },
    tokenize: async () => (await form?.tokenize()) ?? { ok: false, reason: 'unreachable' },
    focus: async (field) => form?.focus(field),
  };
};
