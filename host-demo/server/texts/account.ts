import type { Language } from './language.ts';

type Text = { subject: (company: string) => string; body: (company: string, detail: string) => string };
export type AccountMailKind =
  | 'confirm'
  | 'alreadyCustomer'
  | 'approved'
  | 'refused'
  | 'reset'
  | 'passwordChanged';

/** E-mails about an account; `detail` is a link or, for a refusal, the reason. */
export const accountTexts: Readonly<Record<Language, Readonly<Record<AccountMailKind, Text>>>> = {
  en: {
    confirm: {
      subject: (company) => `Confirm your email address for ${company}`,
      body: (company, link) =>
        `Thanks for signing up with ${company}. Confirm your email address:\n\n${link}\n\nThe link is valid for 72 hours. If you didn’t sign up, you can ignore this email.`,
    },
    alreadyCustomer: {
      subject: (company) => `You already have an account with ${company}`,
      body: (company, link) =>
        `Someone tried to sign up with ${company} using this email address, which already has an account. Log in or reset your password:\n\n${link}\n\nIf it wasn’t you, you can ignore this email.`,
    },
    approved: {
      subject: (company) => `${company} has approved your account`,
      body: (company, link) =>
        `Good news: ${company} has approved your account. To start ordering:\n\n${link}`,
    },
    refused: {
      subject: (company) => `About your account request with ${company}`,
      body: (company, reason) => `${company} couldn’t approve your account request.\n\nReason: ${reason}`,
    },
    reset: {
      subject: (company) => `Reset your password for ${company}`,
      body: (_company, link) =>
        `Choose a new password:\n\n${link}\n\nThe link is valid for 30 minutes. If you didn’t request this, you can ignore this email.`,
    },
    passwordChanged: {
      subject: () => 'Your password was changed',
      body: (company, link) =>
        `The password of your account with ${company} was changed, and all devices were logged out. If it wasn’t you, reset your password and contact us:\n\n${link}`,
    },
  },
  es: {
    confirm: {
      subject: (company) => `Confirme su correo electrónico para ${company}`,
      body: (company, link) =>
        `Gracias por registrarse en ${company}. Confirme su correo electrónico:\n\n${link}\n\nEl enlace es válido durante 72 horas. Si no se registró, ignore este mensaje.`,
    },
    alreadyCustomer: {
      subject: (company) => `Ya tiene una cuenta en ${company}`,
      body: (company, link) =>
        `Alguien intentó registrarse en ${company} con este correo electrónico, que ya tiene una cuenta. Inicie sesión o restablezca su contraseña:\n\n${link}\n\nSi no fue usted, ignore este mensaje.`,
    },
    approved: {
      subject: (company) => `${company} aprobó su cuenta`,
      body: (company, link) =>
        `Buenas noticias: ${company} aprobó su cuenta. Para empezar a comprar:\n\n${link}`,
    },
    refused: {
      subject: (company) => `Su solicitud de cuenta en ${company}`,
      body: (company, reason) => `${company} no pudo aprobar su solicitud de cuenta.\n\nMotivo: ${reason}`,
    },
    reset: {
      subject: (company) => `Restablezca su contraseña de ${company}`,
      body: (_company, link) =>
        `Elija una contraseña nueva:\n\n${link}\n\nEl enlace es válido durante 30 minutos. Si no lo solicitó, ignore este mensaje.`,
    },
    passwordChanged: {
      subject: () => 'Su contraseña ha cambiado',
      body: (company, link) =>
        `La contraseña de su cuenta en ${company} ha cambiado y se cerró la sesión en todos los dispositivos. Si no fue usted, restablezca su contraseña y contáctenos:\n\n${link}`,
    },
  },
  fr: {
    confirm: {
      subject: (company) => `Confirmez votre adresse e-mail pour ${company}`,
      body: (company, link) =>
        `Merci de votre inscription chez ${company}. Confirmez votre adresse e-mail\u00a0:\n\n${link}\n\nLe lien est valable 72\u00a0heures. Si vous n’êtes pas à l’origine de cette inscription, ignorez cet e-mail.`,
    },
    alreadyCustomer: {
      subject: (company) => `Vous avez déjà un compte chez ${company}`,
      body: (company, link) =>
        `Quelqu’un a tenté de s’inscrire chez ${company} avec cette adresse e-mail, qui a déjà un compte. Connectez-vous ou réinitialisez votre mot de passe\u00a0:\n\n${link}\n\nSi ce n’était pas vous, ignorez cet e-mail.`,
    },
    approved: {
      subject: (company) => `${company} a approuvé votre compte`,
      body: (company, link) =>
        `Bonne nouvelle\u00a0: ${company} a approuvé votre compte. Pour commencer à commander\u00a0:\n\n${link}`,
    },
    refused: {
      subject: (company) => `Votre demande de compte chez ${company}`,
      body: (company, reason) =>
        `${company} n’a pas pu approuver votre demande de compte.\n\nMotif\u00a0: ${reason}`,
    },
    reset: {
      subject: (company) => `Réinitialisez votre mot de passe pour ${company}`,
      body: (_company, link) =>
        `Choisissez un nouveau mot de passe\u00a0:\n\n${link}\n\nLe lien est valable 30\u00a0minutes. Si vous n’avez pas fait cette demande, ignorez cet e-mail.`,
    },
    passwordChanged: {
      subject: () => 'Votre mot de passe a été modifié',
      body: (company, link) =>
        `Le mot de passe de votre compte chez ${company} a été modifié et tous les appareils ont été déconnectés. Si ce n’était pas vous, réinitialisez votre mot de passe et contactez-nous\u00a0:\n\n${link}`,
    },
  },
};
