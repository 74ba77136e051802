import { CallError } from './callError.ts';

/** A failed login whose next attempt needs a captcha. Apart from CallError, which the login loads. */
export class CaptchaError extends CallError {}
