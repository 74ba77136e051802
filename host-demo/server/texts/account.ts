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
        `Thanks for signing up with ${company}. One step is left.\n\nConfirm your email: ${link}\n\nThe link is valid for 72 hours. If you didn’t sign up, you can ignore this email.`,
    },
    alreadyCustomer: {
      subject: (company) => `You already have an account with ${company}`,
      body: (company, link) =>
        `Someone tried to sign up with ${company} using this email address, which already has an account. You can log in, or choose a new password if you forgot it.\n\nReset your password: ${link}\n\nIf it wasn’t you, you can ignore this email.`,
    },
    approved: {
      subject: (company) => `${company} has approved your account`,
      body: (company, link) => `Good news: ${company} has approved your account.\n\nStart ordering: ${link}`,
    },
    refused: {
      subject: (company) => `About your account request with ${company}`,
      body: (company, reason) => `${company} couldn’t approve your account request.\n\nReason: ${reason}`,
    },
    reset: {
      subject: (company) => `Reset your password for ${company}`,
      body: (_company, link) =>
        `We received a request to reset your password.\n\nChoose a new password: ${link}\n\nThe link is valid for 30 minutes and works once. If you didn’t request this, you can ignore this email.`,
    },
    passwordChanged: {
      subject: () => 'Your password was changed',
      body: (company, link) =>
        `The password of your account with ${company} was changed, and all devices were logged out. If it wasn’t you, reset your password and contact us.\n\nReset your password: ${link}`,
    },
  },
  es: {
    confirm: {
      subject: (company) => `Confirme su correo electrónico para ${company}`,
      body: (company, link) =>
        `Gracias por registrarse en ${company}. Falta un paso.\n\nConfirmar correo electrónico: ${link}\n\nEl enlace es válido durante 72 horas. Si no se registró, ignore este mensaje.`,
    },
    alreadyCustomer: {
      subject: (company) => `Ya tiene una cuenta en ${company}`,
      body: (company, link) =>
        `Alguien intentó registrarse en ${company} con este correo electrónico, que ya tiene una cuenta. Puede iniciar sesión, o elegir una contraseña nueva si la olvidó.\n\nRestablecer contraseña: ${link}\n\nSi no fue usted, ignore este mensaje.`,
    },
    approved: {
      subject: (company) => `${company} aprobó su cuenta`,
      body: (company, link) => `Buenas noticias: ${company} aprobó su cuenta.\n\nEmpezar a comprar: ${link}`,
    },
    refused: {
      subject: (company) => `Su solicitud de cuenta en ${company}`,
      body: (company, reason) => `${company} no pudo aprobar su solicitud de cuenta.\n\nMotivo: ${reason}`,
    },
    reset: {
      subject: (company) => `Restablezca su contraseña de ${company}`,
      body: (_company, link) =>
        `Recibimos una solicitud para restablecer su contraseña.\n\nElegir una contraseña nueva: ${link}\n\nEl enlace es válido durante 30 minutos y funciona una sola vez. Si no lo solicitó, ignore este mensaje.`,
    },
    passwordChanged: {
      subject: () => 'Su contraseña ha cambiado',
      body: (company, link) =>
        `La contraseña de su cuenta en ${company} ha cambiado y se cerró la sesión en todos los dispositivos. Si no fue usted, restablezca su contraseña y contáctenos.\n\nRestablecer contraseña: ${link}`,
    },
  },
  fr: {
    confirm: {
      subject: (company) => `Confirmez votre adresse e-mail pour ${company}`,
      body: (company, link) =>
        `Merci de votre inscription chez ${company}. Il reste une étape.\n\nConfirmer mon adresse e-mail\u00a0: ${link}\n\nLe lien est valable 72\u00a0heures. Si vous n’êtes pas à l’origine de cette inscription, ignorez cet e-mail.`,
    },
    alreadyCustomer: {
      subject: (company) => `Vous avez déjà un compte chez ${company}`,
      body: (company, link) =>
        `Quelqu’un a tenté de s’inscrire chez ${company} avec cette adresse e-mail, qui a déjà un compte. Vous pouvez vous connecter, ou choisir un nouveau mot de passe si vous l’avez oublié.\n\nRéinitialiser mon mot de passe\u00a0: ${link}\n\nSi ce n’était pas vous, ignorez cet e-mail.`,
    },
    approved: {
      subject: (company) => `${company} a approuvé votre compte`,
      body: (company, link) =>
        `Bonne nouvelle\u00a0: ${company} a approuvé votre compte.\n\nCommencer à commander\u00a0: ${link}`,
    },
    refused: {
      subject: (company) => `Votre demande de compte chez ${company}`,
      body: (company, reason) =>
        `${company} n’a pas pu approuver votre demande de compte.\n\nMotif\u00a0: ${reason}`,
    },
    reset: {
      subject: (company) => `Réinitialisez votre mot de passe pour ${company}`,
      body: (_company, link) =>
        `Nous avons reçu une demande de réinitialisation de votre mot de passe.\n\nChoisir un nouveau mot de passe\u00a0: ${link}\n\nLe lien est valable 30\u00a0minutes et ne sert qu’une fois. Si vous n’avez pas fait cette demande, ignorez cet e-mail.`,
    },
    passwordChanged: {
      subject: () => 'Votre mot de passe a été modifié',
      body: (company, link) =>
        `Le mot de passe de votre compte chez ${company} a été modifié et tous les appareils ont été déconnectés. Si ce n’était pas vous, réinitialisez votre mot de passe et contactez-nous.\n\nRéinitialiser mon mot de passe\u00a0: ${link}`,
    },
  },
};
