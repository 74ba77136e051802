/** What few logins need, or none waits for. */

export { customerMessage } from '../customerMessage.ts';
export { sendEvent } from '../sendEvent.ts';
export { prepareCaptcha, sendWithCaptcha } from './captcha.ts';
