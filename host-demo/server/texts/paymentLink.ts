import type { Language } from './language.ts';

type Texts = {
  subject: (number: string, company: string) => string;
  intro: (number: string, company: string) => string;
  pay: (number: string, address: string) => string;
  notYou: string;
};

export const paymentLinkTexts: Readonly<Record<Language, Texts>> = {
  en: {
    subject: (number, company) => `Pay invoice ${number} from ${company}`,
    intro: (number, company) =>
      `Here’s the link you asked for. You can pay invoice ${number} from ${company} online, without logging in.`,
    pay: (number, address) => `Pay invoice ${number}: ${address}`,
    notYou:
      'If you didn’t ask for this link, you can ignore this email. Only forward it to someone who should pay this invoice.',
  },
  es: {
    subject: (number, company) => `Pague la factura ${number} de ${company}`,
    intro: (number, company) =>
      `Este es el enlace que solicitó. Puede pagar en línea la factura ${number} de ${company}, sin iniciar sesión.`,
    pay: (number, address) => `Pagar la factura ${number}: ${address}`,
    notYou:
      'Si no solicitó este enlace, ignore este mensaje. Reenvíelo solo a quien deba pagar esta factura.',
  },
  fr: {
    subject: (number, company) => `Payez la facture ${number} de ${company}`,
    intro: (number, company) =>
      `Voici le lien que vous avez demandé. Vous pouvez payer la facture ${number} de ${company} en ligne, sans vous connecter.`,
    pay: (number, address) => `Payer la facture ${number}\u00a0: ${address}`,
    notYou:
      'Si vous n’avez pas demandé ce lien, ignorez cet e-mail. Ne le transférez qu’à la personne qui doit payer cette facture.',
  },
};
