/**
 * A loader that takes out of Penpal what the host SDK doesn't use, a tenth of its 8,000 bytes: the calls of its log, and the protocol of
 * its earlier versions, which no portal speaks.
 */
export default (source) =>
  source
    .replaceAll(/(this\.#)?\blog\?\./g, 'false && $&')
    .replaceAll(/^.*isChildUsingDeprecatedProtocol = (true|false);$/gm, '')
    .replaceAll('this.#isChildUsingDeprecatedProtocol', 'false')
    .replaceAll('isDeprecatedMessage(data)', 'false')
    .replaceAll('remoteParticipantId === DEPRECATED_PENPAL_PARTICIPANT_ID', 'false')
    .replaceAll('remoteParticipantId !== DEPRECATED_PENPAL_PARTICIPANT_ID', 'true');
