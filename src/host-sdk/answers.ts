import type { CommandAnswer } from './options.ts';

export const closedAnswer: CommandAnswer = { ok: false, code: 'closed' };

export const lateAnswer: CommandAnswer = { ok: false, code: 'timeout' };

export const doneAnswer: CommandAnswer = { ok: true, value: null };
export const failedAnswer: CommandAnswer = { ok: false, code: 'failed' };
