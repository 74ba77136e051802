/** For the developers of a parent: what each code that the portal tells means, and what to do, in English. */
export const PARENT_HINTS: Readonly<Record<string, string>> = {
  unknown_company: 'The back office knows no company of this name: is the subdomain of src right?',
  company_unavailable:
    'The company can’t be loaded: does the back office answer, and does it allow the portal’s origin?',
  misconfigured: 'config.json or the company isn’t as docs/back-office.md says.',
  session_unavailable:
    'The back office gives no session for the token of getToken: does it answer, and does it allow the portal’s origin?',
  unanswered:
    'getToken has given no token yet. The portal goes on when a late one comes, or the customer tries again.',
  identity_changed:
    'getToken gave a token of another customer. restart() goes on as that customer; set identity to do so always.',
  session_expired: 'The token isn’t accepted any more, and getToken gave no better one.',
  session_logged_out: 'The customer has logged out in the portal.',
  code_unavailable: 'Files of the portal can’t be loaded: the network, or an earlier build that is gone.',
  screen_crashed: 'An error of the portal. Its error reporting has it.',
  not_visible:
    'All is loaded, and nothing of it is seen: is the container displayed, and larger than nothing, and does style-src allow the portal’s styles?',
};
