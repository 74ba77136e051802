/** Sign-up, forgotten password, the pages of links in e-mails, information pages: one chunk, which customers at work rarely load. */
export { InformationScreen } from '../../../screens/pages/InformationScreen.tsx';
export { ForgotScreen } from '../../../screens/session/ForgotScreen.tsx';
export { LinkScreen } from '../../../screens/session/LinkScreen.tsx';
export { SignupScreen } from '../../../screens/session/SignupScreen.tsx';
