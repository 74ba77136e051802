/** A loader that takes out the calls of Penpal's log, which the host SDK doesn't use: 260 of its 8,000 bytes. */
export default (source) => source.replaceAll(/(this\.#)?\blog\?\./g, 'false && $&');
