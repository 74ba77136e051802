import type { CommandAnswer } from './options.ts';

/** The portal isn't there any more, or not yet. */
export const closedAnswer: CommandAnswer = { ok: false, code: 'closed' };

/** There was no answer in time. */
export const lateAnswer: CommandAnswer = { ok: false, code: 'timeout' };

export const doneAnswer: CommandAnswer = { ok: true, value: null };
export const failedAnswer: CommandAnswer = { ok: false, code: 'failed' };
