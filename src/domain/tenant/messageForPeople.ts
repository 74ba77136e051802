/** Longer texts are reports. */
const MAX_LENGTH = 200;

/** Two words, of which the first begins with a capital, a digit, or a letter of a script without capitals. */
const SENTENCE = /^["'«“¡¿(]*(?!\p{Ll})[\p{L}\d]\S*\s+\S*\p{L}/u;

const TECHNICAL: readonly RegExp[] = [
  /[<>{}[\]`\\|=_\n]/,
  /** camelCase, PHP and C++ names, calls, exceptions. */
  /\b[a-z]+[A-Z]|::|\w\(\)|\w(Exception|Error)\b/,
  /** Addresses, paths, lines of a trace. */
  /:\/\/|\/\w+\/|\bat \S+:\d|\.\w{2,4}:\d/,
  /\b(null|undefined|nan|errno|sql|sqlstate|mysql|json|xml|http)\b/i,
  /** The reason phrases of HTTP (RFC 9110). */
  /^(bad request|unauthorized|forbidden|not found|conflict|unprocessable (entity|content)|internal server error)\W*$/i,
];

/**
 * The back office's own message where it is meant for customers (rules: Error messages): one short sentence, without
 * markup, code or a trace. Anything else is meant for developers: then it is empty, and the portal's own text is shown.
 */
export function messageForPeople(text: string): string {
  const sentence = text.trim();
  const isForPeople =
    sentence.length <= MAX_LENGTH &&
    SENTENCE.test(sentence) &&
    !TECHNICAL.some((pattern) => pattern.test(sentence));
  return isForPeople ? sentence : '';
}
