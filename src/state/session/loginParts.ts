/** What few logins need, or none waits for. */
export { sendEvent } from '../analytics/sendEvent.ts';
export { customerMessage } from '../customerMessage.ts';
export { prepareCaptcha, sendWithCaptcha } from './captcha.ts';
