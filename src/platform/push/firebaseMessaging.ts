/** The part of Firebase that gets push tokens: one chunk, loaded only where a company sends its pushes with Firebase Cloud Messaging. */
export { initializeApp } from 'firebase/app';
export { deleteToken, getMessaging, getToken } from 'firebase/messaging';
