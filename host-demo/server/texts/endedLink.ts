import type { Language } from './language.ts';

type Texts = { title: string; body: string; open: string; call: (phone: string) => string };

export const endedLinkTexts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'This link is no longer valid',
    body: 'Links to documents expire after a while. Log in to your account to download the document again, or ask whoever sent you the link for a new one.',
    open: 'Go to my account',
    call: (phone) => `Questions? Call us at ${phone}.`,
  },
  es: {
    title: 'Este enlace ya no es válido',
    body: 'Los enlaces a documentos vencen al cabo de un tiempo. Inicie sesión en su cuenta para descargar el documento de nuevo o pida un enlace nuevo a quien se lo envió.',
    open: 'Ir a mi cuenta',
    call: (phone) => `¿Tiene preguntas? Llámenos al ${phone}.`,
  },
  fr: {
    title: 'Ce lien n’est plus valable',
    body: 'Les liens vers les documents expirent au bout d’un certain temps. Connectez-vous à votre compte pour télécharger à nouveau le document, ou demandez un nouveau lien à la personne qui vous l’a envoyé.',
    open: 'Accéder à mon compte',
    call: (phone) => `Des questions\u00a0? Appelez-nous au ${phone}.`,
  },
};
