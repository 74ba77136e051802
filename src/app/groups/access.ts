/** Sign-up, forgotten password and the pages of links in e-mails: one chunk, which customers at work never load. */
export { ForgotScreen } from '../../screens/session/ForgotScreen.tsx';
export { LinkScreen } from '../../screens/session/LinkScreen.tsx';
export { SignupScreen } from '../../screens/session/SignupScreen.tsx';
