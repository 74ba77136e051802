/** What few logins need, or none waits for. */
export { loadRecaptchaToken } from '../../platform/recaptcha.ts';
export { sendEvent } from '../analytics/sendEvent.ts';
export { customerMessage } from '../customerMessage.ts';
