/** The handshake with a parent failed. An unknown parent is neither shown nor asked anything. */
export class NotEmbedded extends Error {}
