import { messageForPeople } from '../domain/tenant/messageForPeople.ts';
import { backOfficeMessage } from './backOfficeMessage.ts';

/** The back office's error message; empty without one that is meant for customers. */
export const customerMessage = (error: unknown): string => messageForPeople(backOfficeMessage(error));
