/** Sign-up, forgotten password, the pages of links in e-mails, information pages: one chunk, which customers at work rarely load. */

export { ForgotScreen } from '../../../screens/access/ForgotScreen.tsx';
export { LinkScreen } from '../../../screens/access/LinkScreen.tsx';
export { LoginWall } from '../../../screens/access/LoginWall.tsx';
export { SignupScreen } from '../../../screens/access/SignupScreen.tsx';
export { InformationScreen } from '../../../screens/information/InformationScreen.tsx';
