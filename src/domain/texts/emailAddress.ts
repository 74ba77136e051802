/** What a field for an e-mail address accepts (HTML, Valid e-mail address): no spaces, commas, markup or invisible characters. */
const EMAIL_ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

export const isEmailAddress = (text: string): boolean => EMAIL_ADDRESS.test(text);
