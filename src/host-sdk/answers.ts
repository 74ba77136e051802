import type { CommandAnswer } from './options.ts';

export const closedAnswer: CommandAnswer = { ok: false, code: 'closed' };

export const lateAnswer = { ok: false, code: 'timeout' } as const;

export const doneAnswer = { ok: true, value: null } as const;
export const malformedAnswer = { ok: false, code: 'malformed' } as const;
export const failedAnswer = { ok: false, code: 'failed' } as const;
