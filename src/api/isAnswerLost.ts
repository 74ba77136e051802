import { type CallFailure, toFailure } from './callError.ts';

const LOST: readonly CallFailure[] = ['network', 'timeout', 'server', 'malformed', 'cancelled'];

/** Whether the back office may have executed a call that has failed. */
export const isAnswerLost = (error: unknown): boolean => LOST.includes(toFailure(error));
